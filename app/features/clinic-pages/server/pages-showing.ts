import { doctorPath } from '../domain/doctors.ts';
import { doctorFile, doctorTexts } from './doctor-text.ts';
import { readPageText } from './page-text.ts';

/** Addresses of the pages of the clinic that show a picture of the library, by its id: portraits and photos of the clinic. */
export function pagesShowing(mediaId: string): string[] {
  const portraits = [...doctorTexts()].filter(([, { portrait }]) => portrait === mediaId);
  const isPhoto = readPageText('clinic').gallery?.includes(mediaId) ?? false;
  return [...portraits.map(([file]) => doctorPath({ id: idOfDoctorFile(file) })), ...(isPhoto ? ['/clinic'] : [])];
}

/** The inverse of {@link doctorFile}. */
function idOfDoctorFile(file: string): string {
  return file.slice(doctorFile('').indexOf('.yml'), -'.yml'.length);
}
