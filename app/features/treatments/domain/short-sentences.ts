import { withoutMarks } from './marks.ts';
import { sentences } from './plain-text.ts';

/** Words of a sentence that reads like a telegram when many of its kind follow each other. */
const SHORT = 6;
/** Of how many sentences one may be so short. */
const ONE_IN = 8;
/** Below so many sentences one short one would already be too many, and nothing reads like a telegram yet. */
const ENOUGH = 2 * ONE_IN;

/** A line of Markdown without its bullet, its marks of sources, and a label in bold at its beginning, which is no sentence. */
function running(line: string): string {
  return withoutMarks(line)
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .replace(/^\*\*[^*]*[.:]\*\*/, '')
    .replace(/\]\([^)]*\)/g, '')
    .replaceAll(/[*[\]]/g, '');
}

const countWords = (sentence: string): number => sentence.split(/\s+/).length;

/** Lines of an editor's Markdown, each paragraph and each bullet one. */
function linesOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/).map((line) => line.replace(/\s+/g, ' ').trim());
}

/**
 * The short sentences of a text, in its order, where they are more than one in eight; none where they are not, or where the text
 * has fewer than sixteen sentences. Texts are Markdown. Labels in bold count as no sentence.
 */
export function tooManyShort(texts: readonly string[]): string[] {
  const all = texts.flatMap(linesOf).map(running).flatMap(sentences);
  const short = all.filter((sentence) => countWords(sentence) <= SHORT);
  return all.length >= ENOUGH && short.length * ONE_IN > all.length ? short : [];
}
