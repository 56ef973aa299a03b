import { appContext, required, type App } from '#app/platform/web/context.ts';
import { limitAttempts } from '#app/platform/attempt-limits.ts';
import type { IntakeContext } from '../server/intake-context.ts';
import type { ReceiveContext } from '../server/receive-photos.ts';

interface Asked {
  readonly context: { readonly get: (key: typeof appContext) => App | null };
}

/** Forms with the files of the running server. */
export function receiveContext({ context }: Asked, intake: IntakeContext): ReceiveContext {
  return { ...intake, files: required(context.get(appContext), 'files').files };
}

/** Pieces an hour and address: some two hundred photos. */
const piecesPerHour = 10_000;
/** Forms with photos sent without scripts, an hour and address; each may hold every photo of a form. */
const postsPerHour = 200;

/** Whether this address has sent too much in the last hour. */
export async function sendsTooMuch(intake: IntakeContext, address: string, what: 'piece' | 'post'): Promise<boolean> {
  const most = what === 'piece' ? piecesPerHour : postsPerHour;
  const attempt = { purpose: `intake/photo-${what}`, address, perAddress: intake.limitPerHour && most, perPhone: 0 };
  return (await limitAttempts(intake.rateLimit, attempt)) !== undefined;
}
