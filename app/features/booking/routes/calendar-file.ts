import { data } from 'react-router';
import { localeOfPath } from '#app/lib/page-language.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { calendarFile, calendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import { appointmentPath } from '../domain/booking-address.ts';
import { findByManageToken } from '../server/find-by-manage-token.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import type { Route } from './+types/calendar-file.ts';

/** The appointment as a calendar file, in the state it is in now and the language of the address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const appointment = await findByManageToken(booking, params.token);
  if (!appointment) throw data(null, { status: 404 });
  const { origin } = required(context.get(renderInputsContext), 'facts');
  const locale = localeOfPath(new URL(request.url).pathname);
  const manageUrl = origin + appointmentPath(locale, params.token);
  const { content, filename, method } = calendarFile(appointment, calendarPlace(clinic()), manageUrl, locale);
  return new Response(content, {
    headers: {
      'content-type': `text/calendar; charset=utf-8; method=${method}`,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
