import { claimWarnings } from '#app/features/content-compliance/domain/claims.ts';
import { contentWarnings } from '#app/features/content-compliance/domain/content-warnings.ts';
import { documentLines } from './document-lines.ts';
import type { PostContent } from './post-content.ts';
import type { PostDocument } from './post-document.ts';

/** Words of a post that promise too much, with the sentence they stand in and what to do about them. */
export interface ClaimNote {
  readonly words: string;
  readonly sentence: string;
  readonly fix: string;
}

/**
 * The promises of a post that no clinic may make ("guaranteed", "painless", "the best"), each once: the hard core of what the
 * claim check says, and what a doctor has to release before readers see it.
 */
export function forbiddenPromises({
  title,
  description,
  seoTitle,
  document,
}: Pick<PostContent, 'title' | 'description' | 'seoTitle' | 'document'>): ClaimNote[] {
  const lines = documentLines(document.content).map(({ kind, text }) => ({ field: kind, text }));
  const head = [title, description, seoTitle ?? ''].map((text) => ({ field: 'head', text }));
  const warnings = claimWarnings({
    file: 'post',
    passages: [...head, ...lines],
    figures: [],
    addresses: [],
    cities: [],
    sources: 0,
    checkedOn: null,
  });
  const notes = new Map(
    warnings.map(({ words, sentence, fix }) => [`${words}\n${sentence}`, { words, sentence, fix }]),
  );
  return [...notes.values()];
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
  const warnings = contentWarnings([
    { file: 'post', passages, figures: [], addresses: [], cities: [], sources, checkedOn: null },
  ]);
  const notes = new Map(
    warnings.map(({ words, sentence, fix }) => [`${words}\n${sentence}`, { words, sentence, fix }]),
  );
  return [...notes.values()];
}
