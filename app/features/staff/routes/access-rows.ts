import { deviceWords } from '../domain/device-words.ts';
import type { AccessToken } from '../server/access-tokens.ts';
import type { OpenSession } from '../server/end-sessions.ts';
import { momentWords } from './words-of-time.ts';

/** A token as a row of a screen. */
export function tokenRow({ id, name, createdAt, expiresAt, usedAt }: AccessToken) {
  return {
    id,
    name,
    made: momentWords(createdAt),
    until: momentWords(expiresAt),
    used: usedAt === null ? null : momentWords(usedAt),
  };
}

/** A session as a row of a screen. */
export function sessionRow({ id, factor, startedAt, seenAt, address, userAgent }: OpenSession) {
  return {
    id,
    factor,
    started: momentWords(startedAt),
    seen: momentWords(seenAt),
    address,
    device: deviceWords(userAgent),
  };
}
