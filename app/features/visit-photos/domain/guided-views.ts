import type { FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';
import { nameOfPlace, photoQuestions, type PhotoPlace } from '#app/features/patient-forms/domain/photo-view.ts';

/** A view to take a photo of, in the words of the patient forms. */
export interface GuidedView extends PhotoPlace {
  /** "hair-photos.front", as in the forms: a photo from home and one from the clinic are of the same view. */
  readonly name: string;
  readonly text: string;
  readonly hint: string | undefined;
  /** Name of its drawing. */
  readonly picture: string | undefined;
}

/** The views that a form asks for, in its order; `part` names them where the form has several lists of views. */
export function guidedViews(definition: FormDefinition): readonly {
  readonly part: string;
  readonly views: readonly GuidedView[];
}[] {
  return photoQuestions(definition).map(({ id, text, views }) => ({
    part: text,
    views: views.map((view) => ({
      question: id,
      view: view.id,
      name: nameOfPlace({ question: id, view: view.id }),
      text: view.text,
      hint: view.hint,
      picture: view.picture,
    })),
  }));
}
