import type { RouterContextProvider } from 'react-router';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { personalDataContext, type PrivacyContext } from '../server/privacy-context.ts';

/** What the privacy desk needs of the running server. */
export function privacyOf(context: Readonly<RouterContextProvider>): PrivacyContext {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  const personalData = required(context.get(personalDataContext), 'what features hold of people');
  return { db: database.db, clock, keyRing, timeZone: clinic().timeZone, personalData };
}

/** One of a list of words, or undefined. */
export function oneOf<const T extends string>(words: readonly T[], value: string): T | undefined {
  return words.find((word) => word === value);
}
