import { ENGLISH, type Sayings } from './sayings.ts';
import type { Source } from './source.ts';

/** `[cochrane2012]` or `[exley2023, aafp2019]` after a sentence, with the space before it. A Markdown link is none. */
const MARK = /\s?\[([a-zA-Z][a-zA-Z0-9]*(?:,\s*[a-zA-Z][a-zA-Z0-9]*)*)\](?!\()/g;

const idsIn = (list: string): string[] => list.split(/,\s*/);

/** The ids of sources that the marks of a text name, in the order of the text. */
export function markedIds(text: string): string[] {
  return [...text.matchAll(MARK)].flatMap(([, list = '']) => idsIn(list));
}

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/** A stretch of text, and the numbers of the sources that carry it. */
export interface MarkedPart {
  readonly text: string;
  readonly sources: readonly number[];
}

/** Places of the named sources in the list, counted from 1. "specification" and "clinic" are no sources and have none. */
export function sourceNumbers(ids: readonly string[], sources: readonly Pick<Source, 'id'>[]): number[] {
  return ids.map((id) => sources.findIndex((source) => source.id === id) + 1).filter((number) => number > 0);
}

/** A text taken apart at its marks; one part where it has none. */
export function markedParts(text: string, sources: readonly Pick<Source, 'id'>[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARK)) {
    parts.push({ text: text.slice(end, mark.index), sources: sourceNumbers(idsIn(mark[1] ?? ''), sources) });
    end = mark.index + mark[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), sources: [] });
  return parts;
}

/** HTML of a text whose marks have become small numbers that lead to the list of sources. */
export function linkMarks(
  html: string,
  sources: readonly Pick<Source, 'id'>[],
  nameOf: Sayings['source'] = ENGLISH.source,
): string {
  return html.replace(MARK, (_, list: string) => {
    const links = sourceNumbers(idsIn(list), sources).map(
      (number) => `<a href="#source-${number}" aria-label="${nameOf(number)}">${number}</a>`,
    );
    return `<sup>[${links.join(', ')}]</sup>`;
  });
}
