import { visitTimesOf } from '#app/features/scheduling/server/visits.ts';
import { photoQuestions, type PhotoPlace } from '#app/features/patient-forms/domain/photo-view.ts';
import { keyedForm } from '#app/features/patient-forms/server/form-record.ts';
import { photosOf } from '#app/features/patient-forms/server/photos.ts';
import { currentForm } from '#app/features/patient-forms/server/read-forms.ts';
import { deskForm, formIdsOfPatient } from '#app/features/form-review/server/submission-desk.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { PhotoDesk } from './photo-desk.ts';
import { photosOfVisits } from './visit-photos.ts';

/** One photo of a patient, taken at the clinic or sent with a form from home. */
export interface Shot extends PhotoPlace {
  readonly id: string;
  readonly at: EpochMs;
  readonly from:
    | { readonly kind: 'visit'; readonly visitId: string; readonly takenBy: string; readonly takerName: string }
    | { readonly kind: 'form'; readonly formId: string };
}

/** So many of a patient's forms are looked through for photos. */
const mostForms = 10;

/**
 * Every photo of a patient that is open to whoever asks, the latest first: those of their visits, and of the forms this
 * doctor may read. That the record is open to them is the caller's to have checked and noted.
 */
export async function shotsOfPatient(desk: PhotoDesk, by: StaffActor, patientId: string): Promise<Shot[]> {
  const visits = await visitTimesOf(desk.db, patientId);
  const taken = await photosOfVisits(
    desk,
    visits.map(({ id }) => id),
  );
  const shots: Shot[] = taken.map(({ id, question, view, takenAt, visitId, takenBy, takerName }) => {
    return { id, question, view, at: takenAt, from: { kind: 'visit', visitId, takenBy, takerName } };
  });
  for (const formId of (await formIdsOfPatient(desk.db, patientId)).slice(0, mostForms))
    shots.push(...(await shotsOfForm(desk, by, formId)));
  return shots.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

async function shotsOfForm(desk: PhotoDesk, by: StaffActor, formId: string): Promise<Shot[]> {
  const form = await deskForm(desk, by, formId);
  if (form?.mayRead !== true) return [];
  const keyed = await keyedForm(desk.db, formId);
  try {
    const photos = keyed ? await photosOf(desk, keyed) : [];
    return photos.map(({ id, question, view }) => {
      return { id, question, view, at: form.submittedAt, from: { kind: 'form', formId } };
    });
  } catch (error) {
    // A form whose key is lost must not keep the doctor from the others.
    if (error instanceof DecryptionError) return [];
    throw error;
  }
}

/** What a view is called in the forms of today; of one they do not have any more, its name. */
export function viewText({ question, view }: PhotoPlace): string {
  for (const form of [currentForm('hair'), currentForm('skin')]) {
    const asked = photoQuestions(form).find(({ id }) => id === question);
    const found = asked?.views.find(({ id }) => id === view);
    if (asked && found) return found.text;
  }
  return `${question}, ${view}`;
}
