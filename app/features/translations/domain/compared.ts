import type { Language } from './language.ts';

/** One field of a text in English and in the language it was translated into. */
export interface Pair {
  /** Where an editor finds it in both files: "faq > item 2 > answer", "Treat > items > item 3". */
  readonly field: string;
  readonly english: string;
  readonly translated: string;
}

/** What is wrong in one field of a translation, for the editor. */
export interface Fault {
  readonly field: string;
  readonly fix: string;
}

/** A rule that looks at one pair and says in whole sentences what is wrong. */
export type Rule = (pair: Pair, language: Language) => readonly string[];

/** Words of a file as a tree: texts, lists of them, and groups by name. */
export type Words = string | undefined | readonly Words[] | { readonly [name: string]: Words };

/** The text without the marks that lead to sources, on one line. */
export function bare(text: string): string {
  return text
    .replaceAll(/\s?\[[a-zA-Z][a-zA-Z0-9]*(?:,\s*[a-zA-Z][a-zA-Z0-9]*)*\](?!\()/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The sentences of a text in either script, each without the space around it. */
export function sentencesOf(text: string): string[] {
  return bare(text)
    .split(/(?<=[.!?।])\s+/)
    .filter(Boolean);
}

function isList(words: Words): words is readonly Words[] {
  return Array.isArray(words);
}

/** Every text of a tree by its field, in the order of the tree. */
export function fieldsOf(words: Words, path: readonly string[] = []): Map<string, string> {
  if (words === undefined) return new Map();
  if (typeof words === 'string') return new Map([[path.join(' > '), words]]);
  const inner: [string, Words][] = isList(words)
    ? words.map((item, index) => [`item ${index + 1}`, item])
    : Object.entries(words);
  return new Map(inner.flatMap(([name, value]) => [...fieldsOf(value, [...path, name])]));
}

/** What can be compared of two trees, and where their shapes differ: a field left out or added, a list of another length. */
export function comparePairs(
  english: Words,
  translated: Words,
  path: readonly string[] = [],
): { pairs: Pair[]; faults: Fault[] } {
  const field = path.join(' > ');
  if (translated === undefined && english !== undefined)
    return { pairs: [], faults: [{ field, fix: 'is missing; translate it from the English file' }] };
  if (english === undefined)
    return { pairs: [], faults: [{ field, fix: 'has nothing beside it in the English file; delete it' }] };
  if (typeof english === 'string' || typeof translated === 'string') {
    if (typeof english === 'string' && typeof translated === 'string')
      return { pairs: [{ field, english, translated }], faults: [] };
    return { pairs: [], faults: [{ field, fix: 'has another form than in the English file' }] };
  }
  if (isList(english) || isList(translated)) return compareLists(english, translated, path);
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated ?? {})])];
  const inner = names
    .filter((name) => english[name] !== undefined || translated?.[name] !== undefined)
    .map((name) => comparePairs(english[name], translated?.[name], [...path, name]));
  return { pairs: inner.flatMap((each) => each.pairs), faults: inner.flatMap((each) => each.faults) };
}

function compareLists(english: Words, translated: Words, path: readonly string[]): { pairs: Pair[]; faults: Fault[] } {
  const field = path.join(' > ');
  if (!isList(english) || !isList(translated))
    return { pairs: [], faults: [{ field, fix: 'has another form than in the English file' }] };
  if (english.length !== translated.length) {
    const fix = `has ${translated.length} items, and the English list has ${english.length}; keep each of them, in its order`;
    return { pairs: [], faults: [{ field, fix }] };
  }
  const inner = english.map((item, index) => comparePairs(item, translated[index], [...path, `item ${index + 1}`]));
  return { pairs: inner.flatMap((each) => each.pairs), faults: inner.flatMap((each) => each.faults) };
}
