import { data } from 'react-router';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import { askToChooseAgain, keepVisit, visitsNeedingNewTime } from '../server/new-times.ts';
import { NewTimesScreen, type NewTimeRow, type NewTimesAnswer } from '../ui/new-times/new-times-screen.tsx';
import { deskBooking, textOf } from '../server/desk-booking.ts';
import type { Route } from './+types/new-times-route.ts';

/** More than a page shows at once: the next ones follow when these are settled. */
const mostRows = 300;

export async function loader({ context }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const { timeZone } = (await booking.settings.current()).clinic;
  const stranded = (await visitsNeedingNewTime(booking, by)).slice(0, mostRows);
  const states = await booking.messages.askedAgain(stranded.map(({ visit }) => visit));
  const now = booking.clock.now().epochMilliseconds;
  const reachOf = await booking.messages.readReach(booking.db);
  return {
    rows: stranded.map(({ visit, reason }): NewTimeRow => {
      const asked = states.get(visit.id);
      return {
        id: visit.id,
        fullName: visit.fullName,
        tel: visit.mobileNumber,
        phone: formatPhone(visit.mobileNumber),
        when: formatMoment(visit.startsAt, timeZone),
        who: visit.practitionerName,
        reason,
        asked,
        isOver: visit.startsAt <= now,
        mayBeAsked: asked === undefined && visit.startsAt > now && isReached(reachOf(visit, 'choose-again')),
      };
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const ids = form.getAll('id').flatMap((id) => (typeof id === 'string' ? [id] : []));
  if (textOf(form, 'intent') === 'ask') {
    const answer: NewTimesAnswer = { said: 'asked', ...(await askToChooseAgain(booking, by, ids.slice(0, mostRows))) };
    return data(answer);
  }
  const isKept = await keepVisit(booking, by, ids[0] ?? '');
  const answer: NewTimesAnswer = { said: isKept ? 'kept' : 'gone' };
  return data(answer, { status: isKept ? 200 : 409 });
}

export default function NewTimes({ loaderData, actionData }: Route.ComponentProps) {
  return <NewTimesScreen {...loaderData} answer={actionData} />;
}
