import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { useLive } from '#app/ui/desk/live.tsx';
import { formLists } from '../server/submission-list.ts';
import { SubmissionLists } from '../ui/submission-lists.tsx';
import { formDeskOf } from '../server/form-desk.ts';
import type { Route } from './+types/submissions.ts';

/** The forms that came: those that wait for somebody to say whose they are, and the latest. */
export async function loader({ context }: Route.LoaderArgs) {
  const desk = formDeskOf(context);
  const { waiting, recent } = await formLists(desk, actorOf(context));
  return {
    waiting: waiting.map(({ contact, submittedAt, ...form }) => ({
      ...form,
      fullName: contact?.fullName ?? null,
      phone: contact === null ? null : formatPhone(contact.mobileNumber),
      sent: formatMoment(submittedAt, desk.timeZone),
    })),
    recent: recent.map(({ submittedAt, ...form }) => ({ ...form, sent: formatMoment(submittedAt, desk.timeZone) })),
  };
}

export default function Submissions({ loaderData }: Route.ComponentProps) {
  useLive(['forms', 'patients']);
  return <SubmissionLists {...loaderData} />;
}
