import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDocuments, type DocumentLine, type LineChange } from './compare-documents.ts';

const line = (text: string, kind = 'paragraph'): DocumentLine => ({ kind, text });

/** The later version, read out of a comparison. */
const laterOf = (changes: readonly LineChange[]) =>
  changes.flatMap((change) => (change.kind === 'removed' ? [] : [change.line]));

/** The words of the earlier version, read out of a comparison. */
const earlierWords = (changes: readonly LineChange[]) =>
  changes.flatMap((change) => {
    if (change.kind === 'added') return [];
    if (change.kind !== 'changed') return [change.line.text];
    return [
      change.words
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
        .join(''),
    ];
  });

describe('comparing two versions of a post', () => {
  it('shows a changed sentence word by word, and leaves the others alone', () => {
    const changes = compareDocuments(
      [line('What it is', 'heading 2'), line('Sunscreen every day helps most people.')],
      [line('What it is', 'heading 2'), line('Sunscreen every morning helps most people.')],
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed']);
    expect(changes[1]).toMatchObject({
      words: [
        { kind: 'same', text: 'Sunscreen every ' },
        { kind: 'removed', text: 'day' },
        { kind: 'added', text: 'morning' },
        { kind: 'same', text: ' helps most people.' },
      ],
    });
  });

  it('shows another text in the same place as one taken out and one put in', () => {
    const changes = compareDocuments([line('Wash your face.')], [line('Melasma often returns with light.')]);
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('loses nothing of either version', () => {
    const texts = fc.array(
      fc.record({
        kind: fc.constantFrom('paragraph', 'heading 2', 'listItem'),
        text: fc
          .array(fc.constantFrom('sun', 'skin', 'cream', 'light', 'wait'), { minLength: 1 })
          .map((w) => w.join(' ')),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changes = compareDocuments(before, after);
        expect(laterOf(changes)).toEqual(after);
        expect(earlierWords(changes)).toEqual(before.map(({ text }) => text));
      }),
      { numRuns: 200 },
    );
  });
});
