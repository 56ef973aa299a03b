import { contentWarnings } from '#app/features/claims/domain/content-warnings.ts';
import { documentLines } from './document-lines.ts';
import type { PostDocument } from './post-document.ts';

/** Words of a post that promise too much, with the sentence they stand in and what to do about them. */
export interface ClaimNote {
  readonly words: string;
  readonly sentence: string;
  readonly fix: string;
}

interface Checked {
  readonly title: string;
  readonly description: string;
  readonly document: PostDocument;
  readonly sources: number;
}

/** What the claim check says of a post, as it says it of every text of the site; each sentence and its words once. */
export function claimNotes({ title, description, document, sources }: Checked): ClaimNote[] {
  const lines = documentLines(document.content).map(({ kind, text }) => ({ field: kind, text }));
  const passages = [{ field: 'title', text: title }, { field: 'description', text: description }, ...lines];
  const warnings = contentWarnings([{ file: 'post', passages, figures: [], sources, checkedOn: null }]);
  const notes = new Map(
    warnings.map(({ words, sentence, fix }) => [`${words}\n${sentence}`, { words, sentence, fix }]),
  );
  return [...notes.values()];
}
