import { describe, expect, it } from 'vitest';
import { tooManyShort } from './short-sentences.ts';

const whole = 'The cream is put on thinly every evening for about four weeks.';

/** So many whole sentences, as one text. */
const wholes = (count: number) => `${whole} `.repeat(count).trim();

describe('short sentences', () => {
  it('are named where they are more than one in eight', () => {
    expect(tooManyShort([`It itches. It dries. ${whole}`, `${wholes(12)} It heals.`])).toEqual([
      'It itches.',
      'It dries.',
      'It heals.',
    ]);
  });

  it('are let be where they are not', () => {
    expect(tooManyShort([`It itches. It dries. ${wholes(14)}`])).toEqual([]);
  });

  it('are let be on a page of fewer than sixteen sentences, where one in eight is not yet two', () => {
    expect(tooManyShort([`It itches. ${wholes(3)}`])).toEqual([]);
    expect(tooManyShort([`It itches. It dries. It heals. ${wholes(12)}`])).toEqual([]);
    expect(tooManyShort([`It itches. It dries. It heals. ${wholes(13)}`])).toHaveLength(3);
  });

  it('are no labels in bold, and a mark of a source is no word', () => {
    const labelled = `- **Mild acne.** ${whole}\n- **Tablets:** ${whole}`;
    expect(tooManyShort([labelled, labelled, wholes(12)])).toEqual([]);
    const marked = 'Most people get better within weeks [trial, guide].';
    const plain = 'Most people get better within weeks.';
    expect(tooManyShort([marked, marked, marked, wholes(13)])).toEqual([plain, plain, plain]);
  });
});
