/** What may be put into a post, as the server names it. */
export interface EditorChoices {
  readonly plates: readonly { readonly name: string; readonly title: string }[];
  readonly treatments: readonly { readonly path: string; readonly title: string }[];
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
