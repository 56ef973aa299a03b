import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import type { PhotoSize } from '#app/features/patient-forms/server/photo-files.ts';
import { readPhoto } from '#app/features/patient-forms/server/photos.ts';
import { auditRefusal, deskForm, type FormDesk } from './submission-desk.ts';
import { keyedForm } from '#app/features/patient-forms/server/form-record.ts';

/**
 * A photo of a form that was sent, for its doctor, as JPEG. A whole one is noted in the audit log; small ones belong to
 * looking at the form, which is. `refused`: not this doctor's patient's, noted as well.
 */
export async function submissionPhoto(
  desk: FormDesk,
  files: PrivateFiles,
  by: StaffActor,
  { formId, photoId, size }: { readonly formId: string; readonly photoId: string; readonly size: PhotoSize },
): Promise<Result<Uint8Array, 'not-found' | 'refused'>> {
  const { db, clock } = desk;
  const form = await deskForm(desk, by, formId);
  if (!form?.mayRead) {
    await auditRefusal(desk, by, formId, 'photo');
    return fail(form ? 'refused' : 'not-found');
  }
  const photo = await photoOfForm(desk, files, { formId, photoId, size });
  if (!photo) return fail('not-found');
  if (size === 'full')
    await audit(db, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'form.photo-viewed',
      subject: form.patient ? { kind: 'patient', id: form.patient.id } : { kind: 'form', id: formId },
      details: { form: formId, photo: photoId },
    });
  return ok(photo);
}

/** A photo of a form as JPEG; undefined when it has none of this id. Who may see it is the caller's to check and note. */
export async function photoOfForm(
  { db, keyRing }: Pick<FormDesk, 'db' | 'keyRing'>,
  files: PrivateFiles,
  { formId, photoId, size }: { readonly formId: string; readonly photoId: string; readonly size: PhotoSize },
): Promise<Uint8Array | undefined> {
  const form = await keyedForm(db, formId);
  return form && readPhoto({ db, keyRing, files: files.stored }, form, { id: photoId, size });
}
