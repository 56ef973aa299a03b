import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { auditView } from '#app/features/scheduling/server/audit-view.ts';
import type { PhotoSize } from '#app/features/patient-forms/server/photo-files.ts';
import type { VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Giver } from '../domain/photo-rules.ts';
import { consentOfVisit, giversFor, type PhotoConsent } from './photo-consent.ts';
import { openVisit, worksAlone, type OpenVisit, type PhotoDesk } from './photo-desk.ts';
import { shotsOfPatient, type Shot } from './shots-of-patient.ts';
import { noPhotosBecause, type NoPhotos } from './take-photos.ts';
import { pictureOf } from './visit-photos.ts';

/** What the page of a visit's photos shows. */
export interface SeenPhotos extends OpenVisit {
  readonly shots: readonly Shot[];
  readonly consent: PhotoConsent | undefined;
  readonly givers: readonly Giver[];
  readonly refusal: NoPhotos | undefined;
  readonly isAlone: boolean;
}

/**
 * All photos of the patient of a visit, for a doctor to whom the record is open. The audit log is told once in a quarter of
 * an hour: the page reads itself again after every photo.
 */
export async function viewPhotos(
  desk: PhotoDesk & Pick<BookingContext, 'settings'>,
  by: StaffActor,
  visitId: string,
): Promise<Result<SeenPhotos, 'not-found'> | Failure<'refused', { readonly visit: VisitWithPatient }>> {
  const opened = await openVisit(desk, by, visitId, 'view');
  if (!opened.ok) return opened;
  const { visit, access } = opened.value;
  const shots = await shotsOfPatient(desk, by, visit.patientId);
  await auditView(desk, by, {
    action: 'photo.listed',
    subject: { kind: 'patient', id: visit.patientId },
    details: { visit: visit.id, photos: shots.length, ...(access.by === 'glass' && { by: 'glass' }) },
  });
  return ok({
    ...opened.value,
    shots,
    consent: await consentOfVisit(desk.db, visit.id),
    givers: await giversFor(desk, visit.patientId),
    refusal: await noPhotosBecause(desk, opened.value),
    isAlone: await worksAlone(desk, by, visit),
  });
}

/**
 * One photo of a visit as JPEG. A whole one is noted in the audit log; small ones belong to looking at the page, which is.
 */
export async function viewPicture(
  desk: PhotoDesk,
  by: StaffActor,
  asked: { readonly visitId: string; readonly photoId: string; readonly size: PhotoSize },
): Promise<Result<Uint8Array, 'not-found' | 'refused'>> {
  const opened = await openVisit(desk, by, asked.visitId, 'picture');
  if (!opened.ok) return fail(opened.reason);
  const picture = await pictureOf(desk, asked);
  if (!picture) return fail('not-found');
  if (asked.size === 'full')
    await audit(desk.db, {
      at: desk.clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'photo.viewed',
      subject: { kind: 'patient', id: opened.value.visit.patientId },
      details: { visit: asked.visitId, photo: asked.photoId },
    });
  return ok(picture);
}
