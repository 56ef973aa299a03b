import { randomUUID } from 'node:crypto';
import { takesNote } from '#app/features/clinical-notes/domain/note-state.ts';
import {
  photosAt,
  placeNamed,
  type FormPhoto,
  type PhotoPlace,
} from '#app/features/patient-forms/domain/photo-view.ts';
import { makePhoto } from '#app/features/patient-forms/server/make-photo.ts';
import { removeFiles } from '#app/features/patient-forms/server/photo-files.ts';
import { currentForm } from '#app/features/patient-forms/server/read-forms.ts';
import { hasRoomOnDisk } from '#app/features/patient-forms/server/room-for-photos.ts';
import { holdVisit } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import { announce } from '#app/platform/live.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { PICTURE_BYTES } from '#app/platform/pictures/read-picture.ts';
import { readMultipart } from '#app/platform/web/multipart.ts';
import { mostPerView, mostPerVisit } from '../domain/photo-rules.ts';
import { consentOfVisit } from './photo-consent.ts';
import { openVisit, type OpenVisit, type PhotoDesk } from './photo-desk.ts';
import { newPhotoRecord } from './photo-record.ts';
import { visitPhotos } from './tables.ts';
import { photosOfVisits } from './visit-photos.ts';

/** Why no photo can be taken at all, or why one was not kept. */
export type NoPhotos = 'not-possible' | 'no-consent' | 'no-room' | 'enough';
export type PhotoProblem = PictureProblem | NoPhotos | 'full';

/** The view of that name in either form; undefined when there is none. */
function viewNamed(name: string): PhotoPlace | undefined {
  return placeNamed(currentForm('hair'), name) ?? placeNamed(currentForm('skin'), name);
}

/** Why nothing can be taken at this visit now; undefined when it can. */
export async function noPhotosBecause(desk: PhotoDesk, { visit }: OpenVisit): Promise<NoPhotos | undefined> {
  if (!takesNote(visit.status)) return 'not-possible';
  if (!(await consentOfVisit(desk.db, visit.id))) return 'no-consent';
  return (await hasRoomOnDisk(desk.files)) ? undefined : 'no-room';
}

/** What came of a form with files: its other fields, what was kept, and by view what is wrong with a file. */
export interface PostedVisitPhotos {
  readonly fields: URLSearchParams;
  readonly taken: readonly FormPhoto[];
  readonly problems: Readonly<Record<string, PhotoProblem>>;
}

interface Came {
  readonly id: string;
  readonly name: string;
  readonly place: PhotoPlace;
  readonly record: RecordKey;
  readonly recordKeyEncrypted: Uint8Array;
}

/**
 * Takes what the page of a visit's photos sends: its fields, and a photo for each view that has a file. Whether it may be
 * taken is asked before a byte is read, and again, with the visit held, before it is kept. Each photo is closed with a key of
 * its own as it arrives. Throws when the form breaks off; nothing of it is left then.
 */
export async function receiveVisitPhotos(
  desk: PhotoDesk,
  by: StaffActor,
  visitId: string,
  request: Request,
): Promise<Result<PostedVisitPhotos, 'not-found' | 'refused'>> {
  const opened = await openVisit(desk, by, visitId, 'take');
  if (!opened.ok) return fail(opened.reason);
  const refusal = await noPhotosBecause(desk, opened.value);
  const { uploads } = desk.files;
  const came: Came[] = [];
  const taken: FormPhoto[] = [];
  const problems: Record<string, PhotoProblem> = {};
  try {
    const fields = await readMultipart(request, async ({ name, isChosen, bytes }) => {
      const place = viewNamed(name);
      if (!place || !isChosen) return;
      if (refusal !== undefined) {
        problems[name] = refusal;
        return;
      }
      const id = randomUUID();
      const one = { id, name, place, ...newPhotoRecord(desk.keyRing, id) };
      came.push(one);
      const result = await uploads.append(id, bytes, { cipher: one.record, from: 0, limit: PICTURE_BYTES });
      if (!result.ok) problems[name] = 'too-large';
    });
    for (const one of came) {
      if (problems[one.name] === 'too-large') continue;
      const kept = await keepPhoto(desk, by, opened.value, one);
      if (kept.ok) taken.push(kept.value);
      else problems[one.name] = kept.reason;
    }
    return ok({ fields, taken, problems });
  } finally {
    for (const { id } of came) await uploads.remove(id);
  }
}

/** Makes a photo of a file that has wholly arrived, and keeps it with its row. */
async function keepPhoto(
  desk: PhotoDesk,
  by: StaffActor,
  { visit }: OpenVisit,
  { id, place, record, recordKeyEncrypted }: Came,
): Promise<Result<FormPhoto, PhotoProblem>> {
  const { stored, uploads } = desk.files;
  const made = await makePhoto(stored, record, { table: 'visit_photos', id, place }, () => uploads.read(id, record));
  if (!made.ok) return fail(made.reason);
  const { photo, file, aboutSealed } = made;
  const now = desk.clock.now().epochMilliseconds;
  try {
    const kept = await desk.db.transaction(async (tx): Promise<Result<FormPhoto, PhotoProblem>> => {
      if (!(await holdVisit(tx, visit.id))) return fail('not-possible');
      if (!(await consentOfVisit(tx, visit.id))) return fail('no-consent');
      const there = await photosOfVisits({ ...desk, db: tx }, [visit.id]);
      if (there.length >= mostPerVisit) return fail('enough');
      if (photosAt(there, place).length >= mostPerView) return fail('full');
      await tx.insert(visitPhotos).values({
        id,
        appointmentId: visit.id,
        recordKeyEncrypted,
        file,
        aboutSealed,
        takenAt: now,
        takenBy: by.id,
      });
      await audit(tx, {
        at: now,
        actor: byStaff(by),
        action: 'photo.taken',
        subject: { kind: 'patient', id: visit.patientId },
        details: { visit: visit.id, photo: id },
      });
      await announce(tx, 'patients');
      return ok(photo);
    });
    if (!kept.ok) await removeFiles(stored, [{ file }]);
    return kept;
  } catch (error) {
    await removeFiles(stored, [{ file }]);
    throw error;
  }
}
