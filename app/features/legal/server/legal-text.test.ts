import { describe, expect, it } from 'vitest';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { parseLegalText, readLegalText } from './legal-text.ts';

const terms = readContentFile('legal/terms-and-conditions.md');

describe('a legal text', () => {
  it('has 6 sections of terms and 9 of privacy, each with words of its own', () => {
    const counts = (['terms-and-conditions', 'privacy-policy'] as const).map((name) => {
      const { sections } = readLegalText(name);
      expect(new Set(sections.map(({ html }) => html)).size).toBe(sections.length);
      return sections.length;
    });
    expect(counts).toEqual([6, 9]);
  });

  it('says from which day it holds', () => {
    const dated = terms.replace(/effectiveOn:.*/, 'effectiveOn: 2027-02-01');
    expect(parseLegalText('terms-and-conditions', dated).effectiveOn).toEqual({
      iso: '2027-02-01',
      words: 'Monday 1 February 2027',
    });
  });

  it('is refused with the file and heading when a heading is misspelt', () => {
    const misspelt = terms.replace('## Governing Law', '## Governing law');
    expect(() => parseLegalText('terms-and-conditions', misspelt)).toThrow(
      /legal\/terms-and-conditions\.md: headings: .*Governing Law/,
    );
  });

  it('is refused when a section is empty', () => {
    const emptied = terms.replace(/## User Account\n[\s\S]*?## Limitation/, '## User Account\n\n## Limitation');
    expect(() => parseLegalText('terms-and-conditions', emptied)).toThrow(/User Account: has no text/);
  });

  it('is refused with a version that is no number in quotes', () => {
    expect(() => parseLegalText('terms-and-conditions', terms.replace(/version: ".*"/, 'version: first'))).toThrow(
      /version/,
    );
  });
});
