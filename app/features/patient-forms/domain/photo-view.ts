import type { Answers, PhotoAnswer } from './answer.ts';
import { questionsOf, type FormDefinition } from './form-definition.ts';
import type { QuestionOf } from './question.ts';

/** A photo of a form, as its pages and the doctor's list it. */
export interface FormPhoto {
  readonly id: string;
  readonly question: string;
  readonly view: string;
  /** In pixels, as it is kept. */
  readonly width: number;
  readonly height: number;
  readonly advice: PhotoAdvice | undefined;
}

/** Why taking it again may help; it is kept all the same. */
export type PhotoAdvice = 'dark' | 'small';

/** A place for a photo: a view of a question. */
export interface PhotoPlace {
  readonly question: string;
  readonly view: string;
}

const DARK = 45;
const SMALL_PIXELS = 700;

/** What to say of a photo: dark by its mean brightness (0 to 255), small by its longer side in pixels. */
export function adviceFor(photo: {
  readonly width: number;
  readonly height: number;
  readonly brightness: number;
}): PhotoAdvice | undefined {
  if (photo.brightness < DARK) return 'dark';
  return Math.max(photo.width, photo.height) < SMALL_PIXELS ? 'small' : undefined;
}

/** What the inputs and headers call a place: "hair-photos.front". */
export function nameOfPlace({ question, view }: PhotoPlace): string {
  return `${question}.${view}`;
}

export function photoQuestions(definition: FormDefinition): QuestionOf<'photos'>[] {
  return [...questionsOf(definition)].filter((question) => question.kind === 'photos');
}

/** The place of that name in this form; undefined when it has none. */
export function placeNamed(
  definition: FormDefinition,
  name: string,
): (PhotoPlace & { readonly most: number }) | undefined {
  for (const { id, views, maxPerView } of photoQuestions(definition)) {
    const view = views.find((each) => nameOfPlace({ question: id, view: each.id }) === name);
    if (view) return { question: id, view: view.id, most: maxPerView };
  }
  return undefined;
}

/** The photos of one place, in the order they came. */
export function photosAt(photos: readonly FormPhoto[], place: PhotoPlace): FormPhoto[] {
  return photos.filter(({ question, view }) => question === place.question && view === place.view);
}

/**
 * What becomes of one more photo at a place: where only one belongs it takes the place of the last (taken again); where
 * several do it is added until they are enough.
 */
export function roomFor(
  photos: readonly FormPhoto[],
  place: PhotoPlace & { readonly most: number },
): { readonly kind: 'add' } | { readonly kind: 'replace'; readonly id: string } | { readonly kind: 'full' } {
  const there = photosAt(photos, place);
  if (there.length < place.most) return { kind: 'add' };
  const [only] = there;
  return place.most === 1 && only ? { kind: 'replace', id: only.id } : { kind: 'full' };
}

/** The answers that photos are, by question, in the order of the views. */
export function photoAnswers(definition: FormDefinition, photos: readonly FormPhoto[]): Answers {
  const answers: Record<string, readonly PhotoAnswer[]> = {};
  for (const { id: question, views } of photoQuestions(definition)) {
    const taken = views.flatMap(({ id: view }) =>
      photosAt(photos, { question, view }).map((photo) => ({ view, photo: photo.id })),
    );
    if (taken.length > 0) answers[question] = taken;
  }
  return answers;
}
