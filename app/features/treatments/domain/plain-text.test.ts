import { describe, expect, it } from 'vitest';
import { plainText, sentences, summary } from './plain-text.ts';

describe('plain text', () => {
  it('keeps the words of HTML and nothing else', () => {
    expect(plainText('<p>It&#39;s <strong>2 &lt; 3</strong>.</p>\n<ul><li>One</li>\n<li>Two</li></ul>')).toBe(
      "It's 2 < 3. One Two",
    );
  });

  it('is split into sentences, without breaking a decimal number', () => {
    expect(sentences('Depths of 1.5 to 3.0 mm. Does it hurt? No')).toEqual([
      'Depths of 1.5 to 3.0 mm.',
      'Does it hurt?',
      'No',
    ]);
  });
});

describe('a summary', () => {
  it('ends with a whole sentence', () => {
    expect(summary(['One two three.', 'Four five six. Seven eight nine.'], 30)).toBe('One two three. Four five six.');
  });

  it('cuts a sentence that is too long at a word', () => {
    expect(summary(['Uninterrupted words that go on and on.'], 24)).toBe('Uninterrupted words…');
  });

  it.each([10, 40, 160])('is never longer than %i characters', (limit) => {
    const text =
      'Scalp hair grows in tiny groups, mostly of one to three hairs. Doctors call each group a follicular unit.';
    expect(summary([text], limit).length).toBeLessThanOrEqual(limit);
  });
});
