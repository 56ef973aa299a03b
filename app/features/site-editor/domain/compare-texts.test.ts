import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, onlyChanges } from './compare-texts.ts';

const line = fc.constantFrom('one', 'two words', 'a longer line of words', '', 'phones:');
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.map((each) => `${each}\n`).join(''));

describe('two texts compared', () => {
  it('give both texts back', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = compareTexts(before, after);
        const side = (left: 'added' | 'removed') =>
          changes.flatMap((change) => (change.kind === left ? [] : [change.text])).join('');
        expect(side('added')).toBe(before);
        expect(side('removed')).toBe(after);
      }),
    );
  });

  it('show the words that changed within a line', () => {
    expect(compareTexts('name: Old clinic\n', 'name: New clinic\n')).toEqual([
      { kind: 'same', text: 'name: ' },
      { kind: 'removed', text: 'Old' },
      { kind: 'added', text: 'New' },
      { kind: 'same', text: ' clinic\n' },
    ]);
  });

  it('leave out what is far from a change', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('');
    const [same] = onlyChanges(compareTexts(lines, `${lines}more\n`));
    expect(same?.text.startsWith('…\nline 18')).toBe(true);
  });
});
