import { dayMs, type EpochMs } from '#app/lib/time.ts';

/** For how many days a token may count. */
export const tokenDays = [30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

/** What every token begins with, so that one that got into a file or a chat is found and recognised. */
export const tokenMark = 'jamun_';

/** Whether a text has the form of a token; anything else asks no database. */
export function isAccessToken(text: string): boolean {
  return /^jamun_[\w-]{43}$/.test(text);
}

export type TokenState = 'counts' | 'expired' | 'revoked';

/** Whether a token still counts. */
export function stateOfToken(
  { expiresAt, revokedAt }: { readonly expiresAt: EpochMs; readonly revokedAt: EpochMs | null },
  now: EpochMs,
): TokenState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'counts';
}

/** When a token made now ends. */
export function endOfToken(now: EpochMs, days: TokenDays): EpochMs {
  return now + days * dayMs;
}

/** A token's name on one line, 1 to 60 signs; undefined when it is none. */
export function parseTokenName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  return name !== '' && name.length <= 60 && !/[<>\p{Cc}]/u.test(name) ? name : undefined;
}
