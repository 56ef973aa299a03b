import type { Pair } from './compared.ts';

const MARK = /\[([a-zA-Z][a-zA-Z0-9]*(?:,\s*[a-zA-Z][a-zA-Z0-9]*)*)\](?!\()/g;

const marksOf = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(/,\s*/)).toSorted();

/** Marks such as [cochrane2012] lead to the sources of the English file; a translated sentence keeps those of its own. */
export function sourceMarkFaults({ english, translated }: Pair): string[] {
  const [asked, said] = [marksOf(english), marksOf(translated)];
  if (asked.join() === said.join()) return [];
  return [
    `must carry the same marks of sources as the English text: ${asked.map((id) => `[${id}]`).join(' ') || 'none'}`,
  ];
}
