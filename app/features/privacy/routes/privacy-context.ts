import type { RouterContextProvider } from 'react-router';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { PrivacyContext } from '../server/handle-person.ts';

/** What the privacy desk needs of the running server. */
export function privacyOf(context: Readonly<RouterContextProvider>): PrivacyContext {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, keyRing, timeZone: clinic().timeZone };
}

/** "Sat 21 Nov 2026, 10:30 am" at the clinic. */
export function momentWords(at: EpochMs, timeZone: string): string {
  const { date, minute } = wallClockOf(at, timeZone);
  return `${formatDate(date)}, ${formatTime(minute)}`;
}

/** A field of a sent form as text. */
export function fieldOf(form: FormData, name: string, longest = 4000): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** One of a list of words, or undefined. */
export function oneOf<const T extends string>(words: readonly T[], value: string): T | undefined {
  return words.find((word) => word === value);
}
