import { openState } from '#app/features/scheduling/domain/open-now.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { required } from '#app/platform/web/context.ts';
import type { RouterContextProvider } from 'react-router';
import { sayOpening } from '../domain/clinic-opens.ts';
import type { ClinicState } from '../ui/steps/clinic-closed.tsx';

/** Whether somebody would answer the telephone at this moment, and if not, when. */
export async function clinicState(context: Readonly<RouterContextProvider>): Promise<ClinicState> {
  const booking = required(context.get(bookingContext), 'booking');
  const { clinic } = await booking.settings.current();
  const now = booking.clock.now().epochMilliseconds;
  const state = openState(clinic, now);
  const opening = state.open || state.opensAt === undefined ? null : sayOpening(state.opensAt, now, clinic.timeZone);
  return { isOpen: state.open, opening };
}
