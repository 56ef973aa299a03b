import { describe, expect, it } from 'vitest';
import { tooManyShort } from './short-sentences.ts';

const whole = 'The cream is put on thinly every evening for about four weeks.';

describe('short sentences', () => {
  it('are named where they are more than one in eight', () => {
    expect(tooManyShort([`It itches. ${whole}`, whole])).toEqual(['It itches.']);
  });

  it('are let be where they are not', () => {
    expect(tooManyShort([`It itches. ${`${whole} `.repeat(7)}`])).toEqual([]);
  });

  it('are no labels in bold, and a mark of a source is no word', () => {
    expect(tooManyShort([`- **Mild acne.** ${whole}\n- **Tablets:** ${whole}`])).toEqual([]);
    expect(tooManyShort(['Most people get better within weeks [trial, guide].'])).toEqual([
      'Most people get better within weeks.',
    ]);
  });
});
