import type { PictureOption } from '#app/ui/desk/picture-grid.tsx';

/** What may be put into a post, as the server names it. */
export interface EditorChoices {
  readonly plates: readonly { readonly name: string; readonly title: string }[];
  /** With the plate of its page. */
  readonly treatments: readonly { readonly path: string; readonly title: string; readonly plate: string }[];
}

/** The small drawing of a plate. */
function plateCard(name: string): string {
  return `/plates/${name}-card.svg`;
}

/** Plates to choose from, each with its drawing. */
export function plateOptions({ plates }: EditorChoices): PictureOption[] {
  return plates.map(({ name, title }) => ({ value: name, label: title, picture: plateCard(name) }));
}

/** Treatments to choose from, each with the plate of its page. */
export function treatmentOptions({ treatments }: EditorChoices): PictureOption[] {
  return treatments.map(({ path, title, plate }) => ({ value: path, label: title, picture: plateCard(plate) }));
}

/** A picture of the library as the editor shows it. */
export interface LibraryPicture {
  readonly id: string;
  readonly alt: string;
  readonly focalX: number;
  readonly focalY: number;
  /** A small and a middle size of it, as addresses. */
  readonly thumbnail: string;
  readonly preview: string;
}
