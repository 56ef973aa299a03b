import { photoOfForm } from '#app/features/intake/server/submission-photo.ts';
import type { PatientContext } from '#app/features/patients/server/patient-context.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import type { MedicalData } from './medical-data.ts';

/** The photos of somebody with the pictures in them, each as a `data:` address; null for one that is not there any more. */
export async function withPictures(context: PatientContext, files: PrivateFiles, photos: MedicalData['photos']) {
  const whole = [];
  for (const { form, photo, ...rest } of photos) {
    const bytes = await photoOfForm(context, files, { formId: form, photoId: photo, size: 'full' });
    const picture = bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : null;
    whole.push({ ...rest, picture });
  }
  return whole;
}
