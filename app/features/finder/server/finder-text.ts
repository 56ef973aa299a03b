import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { type AnswerIndex, indexAnswers } from '../domain/find-answers.ts';
import { type FinderText, finderTextProblems, finderTextSchema } from '../domain/finder-text.ts';

const ANSWERS_FILE = 'finder-answers.yml';

/** Kinds of visits and pages that an answer may name: treatments, and the posts the blog starts with. */
export interface KnownPages {
  readonly visits: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

function knownPages(): KnownPages {
  const posts = listContentFiles('posts').map((file) => file.replace('posts/', 'post:').replace('.md', ''));
  return {
    visits: new Set(clinic().appointmentTypes.map(({ id }) => id)),
    pages: new Set([...catalogue().treatments.keys(), ...posts]),
  };
}

/** Checks what an editor wrote. Throws {@link ContentError} naming field and fix. */
export function parseFinderText(source: string, known: KnownPages): FinderText {
  const text = checkContent(ANSWERS_FILE, finderTextSchema, parseYaml(ANSWERS_FILE, source), { nameOf: idOf });
  const problems = finderTextProblems(text, known);
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file: ANSWERS_FILE, ...problem })));
  return text;
}

function idOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : undefined;
}

const prepared = perEdition((): { readonly text: FinderText; readonly index: AnswerIndex } => {
  const read = parseFinderText(readContentFile(ANSWERS_FILE), knownPages());
  const hasChat = clinic().social.whatsapp !== undefined;
  // Who has no chat does not offer one.
  const text = { ...read, answers: read.answers.filter(({ shows }) => hasChat || !shows.includes('chat')) };
  return { text, index: indexAnswers(text) };
});

/** The checked text, read once. */
export function finderText(): FinderText {
  return prepared().text;
}

/** The answers, ready to be found. */
export function answerIndex(): AnswerIndex {
  return prepared().index;
}

/** The words by which answers are found, to know them when they are misspelt. */
export function wordsOfAnswers(): string[] {
  const { answers, leads } = finderText();
  return [...answers, ...leads].flatMap(({ words }) => words).flatMap((words) => words.split(/[\s/=]+/));
}
