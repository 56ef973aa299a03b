import { clinic } from '#app/platform/content/clinic.ts';
import { required } from '#app/platform/web/context.ts';
import { calendarFile, calendarPlace } from '../server/calendar-file.ts';
import { findByManageToken } from '../server/find-by-manage-token.ts';
import { bookingContext } from '../server/running-booking.ts';
import type { Route } from './+types/calendar-file.ts';

/** GET /appointment/{token}/calendar.ics: the appointment as it stands now, for any calendar. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const booking = required(context.get(bookingContext), 'booking');
  const appointment = await findByManageToken(booking, params.token);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!appointment) return new Response('No appointment belongs to this link.\n', { status: 404, headers });
  const file = calendarFile(appointment, calendarPlace(clinic()));
  return new Response(file.content, {
    headers: {
      ...headers,
      'content-type': `text/calendar; charset=utf-8; method=${file.method}`,
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  });
}
