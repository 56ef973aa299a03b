import { entered, type DoctorFacts } from '../domain/doctors.ts';
import { shownPicture, type ShownPicture } from '#app/lib/media-picture.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import { doctorFile, doctorTexts, type DoctorText } from './doctor-text.ts';

/** A doctor as pages show them: facts from the diary's settings, words and portrait of the clinic's own. */
export interface ShownDoctor {
  readonly person: RenderInputs['practitioners'][number];
  readonly text: DoctorText | undefined;
  /** None where none was chosen, or where whoever it shows has withdrawn their consent. */
  readonly portrait: ShownPicture | undefined;
}

/** One practitioner as pages show them. */
export function shownDoctor(person: ShownDoctor['person'], { pictures }: Pick<RenderInputs, 'pictures'>): ShownDoctor {
  const text = doctorTexts().get(doctorFile(person.id));
  const picture = text?.portrait === undefined ? undefined : pictures.people[text.portrait];
  return { person, text, portrait: picture && shownPicture(picture) };
}

/** The doctors that the clinic has entered, in its order. */
export function shownDoctors(inputs: RenderInputs): ShownDoctor[] {
  return entered('doctor', inputs.practitioners).map((person) => shownDoctor(person, inputs));
}

/** What search engines are told of a doctor. */
export function factsOfDoctor({ person, text, portrait }: ShownDoctor): DoctorFacts {
  const { id, name, qualification, registrationNumber } = person;
  return {
    id,
    name,
    qualification,
    registrationNumber,
    council: text?.council,
    languages: text?.languages ?? [],
    portrait: portrait?.picture.src,
  };
}
