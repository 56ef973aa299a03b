import { describe, expect, it } from 'vitest';
import { isTooMuchMarkdown } from './markdown-limits.ts';

const times = (text: string, bytes: number): string => text.repeat(Math.ceil(bytes / text.length));

describe('a text that is more than a post', () => {
  it.each([
    '[a](',
    '[',
    '![',
    'a](',
    '[]',
    '[a][',
    '*a ',
    '**a_',
    'a**b',
    '_a ',
    '`a``',
    '<a ',
    '<http://a',
    '&',
    '\\',
    '|a',
    '*[a](_',
    '[a](\n',
    '> [\n',
    '- a\n',
    '- - a\n',
    '- a\n\n',
    '> a\n\n',
    '[a]: b\n',
    '|a|b|\n|-|-|\n',
    'a\n-\n',
    'a\n=\n',
    ':::note\n',
    ':::note\n\n',
    ':::::note\n:::\n',
    '> :::note\n',
    '::a[',
  ])('is 120 kB of %j', (attack) => {
    expect(isTooMuchMarkdown(times(attack, 120_000))).toBe(true);
  });

  it('is few kilobytes of boxes in boxes, or of lists in lists', () => {
    expect(isTooMuchMarkdown(times(':::note\n', 10_000))).toBe(true);
    expect(isTooMuchMarkdown('- '.repeat(30))).toBe(true);
  });
});

describe('a text that a post may be', () => {
  it('has many paragraphs, boxes one after the other, a long list and a wide table', () => {
    const paragraph = `${'Minoxidil (5%) works for **some**; see [the trial](https://example.org/a_b). '.repeat(10)}\n\n`;
    expect(isTooMuchMarkdown(paragraph.repeat(80))).toBe(false);
    expect(isTooMuchMarkdown(':::note\nA word of care.\n:::\n\n'.repeat(300))).toBe(false);
    expect(isTooMuchMarkdown('- One thing after the other\n'.repeat(500))).toBe(false);
    const row = `|${' cell |'.repeat(8)}\n`;
    expect(isTooMuchMarkdown(`${row}|${' - |'.repeat(8)}\n${row.repeat(60)}`)).toBe(false);
    expect(isTooMuchMarkdown('त्वचा की देखभाल '.repeat(1000))).toBe(false);
  });
});
