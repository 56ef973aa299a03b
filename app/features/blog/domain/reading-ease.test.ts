import { describe, expect, it } from 'vitest';
import { readingEase, syllablesOf } from './reading-ease.ts';

describe('syllables of a word', () => {
  it.each([
    ['skin', 1],
    ['hair', 1],
    ['the', 1],
    ['make', 1],
    ['peeled', 1],
    ['treated', 2],
    ['treatment', 2],
    ['melasma', 3],
    ['table', 2],
    ['faces', 2],
    ['doctor', 2],
    ['dermatology', 5],
    ['', 0],
  ])('are counted as they are spoken: %s', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('reading ease', () => {
  const easy =
    'Wash your face at night. Use a soft cloth. Do not rub. Then put on the cream. Wait for it to dry. Go to bed. Do the same on the next day. Call us if it burns.';
  const hard =
    'Postinflammatory hyperpigmentation necessitates comprehensive photoprotection complemented by individualised pharmacological intervention, notwithstanding considerable interindividual variability regarding melanocytic responsiveness, tolerability, comorbidity, contraindications, expectations and adherence over extraordinarily protracted therapeutic intervals, particularly amongst predisposed individuals.';

  it('is high for short words in short sentences and low for the opposite', () => {
    expect(readingEase([easy])).toMatchObject({ level: 'easy', wordsInSentence: 5 });
    expect(readingEase([hard])).toMatchObject({ level: 'hard' });
    expect(readingEase([easy])!.score).toBeGreaterThan(readingEase([hard])!.score);
  });

  it('counts a heading or a point of a list without a full stop as a sentence of its own', () => {
    const points = ['Wash your face at night', 'Use a soft cloth', 'Do not rub it hard'];
    expect(readingEase([...points, ...points, ...points])?.wordsInSentence).toBeLessThan(6);
  });

  it('says nothing of a few words, and nothing of none', () => {
    expect(readingEase(['Wash your face at night.'])).toBeUndefined();
    expect(readingEase([])).toBeUndefined();
    expect(readingEase(['', '112, 5 %'])).toBeUndefined();
  });
});
