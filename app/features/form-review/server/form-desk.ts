import type { RouterContextProvider } from 'react-router';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { FormDesk } from './submission-desk.ts';

/** What the desk's screens of forms need of the running server. */
export function formDeskOf(context: Readonly<RouterContextProvider>): FormDesk {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, keyRing, timeZone: clinic().timeZone };
}
