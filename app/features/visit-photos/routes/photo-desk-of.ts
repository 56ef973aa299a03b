import type { RouterContextProvider } from 'react-router';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { PhotoDesk } from '../server/photo-desk.ts';

/** What the screens of photos need of the running server. */
export function photoDeskOf(context: Readonly<RouterContextProvider>): PhotoDesk {
  const { database, clock, keyRing, files } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, keyRing, files, timeZone: clinic().timeZone };
}
