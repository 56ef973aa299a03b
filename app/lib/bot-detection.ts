import type { EpochMs } from '#app/lib/time.ts';

/** A person who knows what to write, with the browser filling in, needs longer than this for the details form. */
const minimumFillMs = 2000;

export interface BotSignals {
  /** The field no person sees; programs fill it in. */
  readonly honeypot: string;
  /** When the form was shown, or undefined when its seal was missing or false. */
  readonly openedAt: EpochMs | undefined;
}

/** Whether a submitted form looks filled in by a program: the hidden field is not empty, or it came back too soon. */
export function looksAutomated({ honeypot, openedAt }: BotSignals, now: EpochMs): boolean {
  return honeypot !== '' || openedAt === undefined || now - openedAt < minimumFillMs;
}
