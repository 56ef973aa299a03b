import { noteLines } from '#app/features/clinical-notes/server/notes-of-patient.ts';
import type { ListedForm } from '#app/features/form-review/server/submission-list.ts';
import { photosOfForms } from '#app/features/patient-forms/server/photos.ts';
import { photoCounts } from '#app/features/visit-photos/server/visit-photos.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { timelineOf, type TimelineEntry } from '../domain/timeline.ts';
import type { PatientContext } from '../server/patient-context.ts';
import type { PatientRecord } from '../server/view-patient.ts';
import { patientMessages } from '../ui/messages.ts';
import { statusNames } from '../ui/status-names.ts';
import type { TimelineView } from '../ui/timeline-pane.tsx';

const desk = '/admin-dashboard';

/**
 * Visits, notes, forms, photos and messages of a patient in one list. Everybody sees that a visit, a note, a form and a
 * message is there; what was diagnosed, and that there are photos, only who the record is open to.
 */
export async function patientTimeline(
  context: PatientContext,
  { visits, medical }: Pick<PatientRecord, 'visits' | 'medical'>,
  forms: readonly ListedForm[],
  timeZone: string,
): Promise<TimelineView[]> {
  const { timeline: texts, formNames } = patientMessages.en;
  const names = statusNames.en;
  const isOpen = medical === 'visit' || medical === 'glass';
  const ids = visits.map(({ id }) => id);
  const notes = await noteLines(context, ids, { isOpen });
  const photos = isOpen
    ? await photosOfForms(
        context.db,
        forms.map(({ id }) => id),
      )
    : [];
  const taken = isOpen ? await photoCounts(context.db, ids) : [];
  const entries: TimelineEntry[] = [
    ...visits.map(({ id, startsAt, appointmentTypeName, practitionerName, status }): TimelineEntry => {
      const text = texts.visit(appointmentTypeName, practitionerName, names.visit[status] ?? status);
      return { id: `visit ${id}`, kind: 'visit', at: startsAt, text, href: `${desk}/diary/appointments/${id}` };
    }),
    ...notes.map(({ appointmentId, state, by, at, diagnosis }): TimelineEntry => {
      const href = medical === 'never' ? null : `${desk}/diary/appointments/${appointmentId}/note`;
      return { id: `note ${appointmentId}`, kind: 'note', at, text: texts.note[state](by, diagnosis), href };
    }),
    ...forms.map(({ id, form, submittedAt }): TimelineEntry => {
      return { id: `form ${id}`, kind: 'form', at: submittedAt, text: formNames[form], href: `${desk}/forms/${id}` };
    }),
    ...photos.flatMap(({ formId, count }): TimelineEntry[] => {
      const form = forms.find(({ id }) => id === formId);
      if (!form) return [];
      const text = texts.photos(count);
      return [{ id: `photos ${formId}`, kind: 'photos', at: form.submittedAt, text, href: `${desk}/forms/${formId}` }];
    }),
    ...taken.flatMap(({ visitId, count }): TimelineEntry[] => {
      const visit = visits.find(({ id }) => id === visitId);
      if (!visit) return [];
      const href = `${desk}/diary/appointments/${visitId}/photos`;
      const text = texts.taken(count);
      return [{ id: `taken ${visitId}`, kind: 'photos', at: visit.startsAt, text, href }];
    }),
    ...visits.flatMap(({ id, messages }) =>
      messages.map(({ kind, channel, status, at }, index): TimelineEntry => {
        const text = texts.message(
          names.message[kind] ?? kind,
          texts.channels[channel] ?? channel,
          names.messageStatus[status] ?? status,
        );
        return { id: `message ${id} ${index}`, kind: 'message', at, text, href: null };
      }),
    ),
  ];
  return timelineOf(entries).map(({ at, ...entry }) => ({ ...entry, when: formatMoment(at, timeZone) }));
}
