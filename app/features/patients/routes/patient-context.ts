import type { RouterContextProvider } from 'react-router';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { PatientContext } from '../server/patient-context.ts';

/** What the screens of patients need of the running server. */
export function patientsOf(context: Readonly<RouterContextProvider>): PatientContext {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, keyRing };
}

/** The time zone the clinic's dates are written in. */
export async function clinicTimeZone(context: Readonly<RouterContextProvider>): Promise<string> {
  const booking = required(context.get(bookingContext), 'booking');
  return (await booking.settings.current()).clinic.timeZone;
}
