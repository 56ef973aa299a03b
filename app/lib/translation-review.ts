/** Who has read every line of a translation beside the English, and the day in the words of the page. */
export interface TranslationReview {
  readonly by: string;
  readonly on: string | null;
}
