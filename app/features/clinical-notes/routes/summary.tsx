import { data } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { noteSummary } from '../server/note-summary.ts';
import { SummarySheet } from '../ui/summary-sheet.tsx';
import { nextView, noteDeskOf } from './note-of.ts';
import type { Route } from './+types/summary.ts';

/** What the patient takes home of a signed note, on the clinic's paper. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const desk = noteDeskOf(context);
  const seen = await noteSummary(desk, actorOf(context), params.appointmentId);
  if (!seen.ok) throw data(null, { status: seen.reason === 'refused' ? 403 : 404 });
  const { visit, signed, addenda, bookedAt } = seen.value;
  const { timeZone } = desk;
  const { name, tagline, address, phones, email } = clinic();
  const { note } = signed;
  return {
    id: visit.id,
    clinic: {
      name,
      tagline,
      lines: [`${address.street}, ${address.area}`, `${address.city} ${address.postalCode}, ${address.state}`],
      phones,
      email,
    },
    fullName: visit.fullName,
    visit: `${formatMoment(visit.startsAt, timeZone)}, ${visit.appointmentTypeName}`,
    doctor: signed.by,
    registration: signed.registration,
    signed: formatMoment(signed.at, timeZone),
    diagnosis: note.diagnosis,
    code: note.diagnosisCode,
    plan: note.plan,
    instructions: note.instructions,
    addenda: addenda.map(({ id, at, by, text }) => ({ id, by, when: formatMoment(at, timeZone), text })),
    followUp: nextView(note, visit.startsAt, timeZone),
    count: note.followUpCount,
    unit: note.followUpUnit,
    booked: bookedAt === null ? null : formatMoment(bookedAt, timeZone),
  };
}

export default function Summary({ loaderData }: Route.ComponentProps) {
  return <SummarySheet summary={loaderData} />;
}
