import { describe, expect, it } from 'vitest';
import { linkMarks, markedIds, markedParts, sourceNumbers, withoutMarks } from './marks.ts';

const sources = [{ id: 'trial' }, { id: 'cochrane2012' }];

describe('a mark of a source', () => {
  const text = 'Of 100 people 14 had it again [cochrane2012]. Most were pleased [trial, cochrane2012].';

  it('names its sources, and leaves no trace when it is taken out', () => {
    expect(markedIds(text)).toEqual(['cochrane2012', 'trial', 'cochrane2012']);
    expect(withoutMarks(text)).toBe('Of 100 people 14 had it again. Most were pleased.');
  });

  it('takes a text apart, each stretch with the numbers of its sources', () => {
    expect(markedParts(text, sources)).toEqual([
      { text: 'Of 100 people 14 had it again', sources: [2] },
      { text: '. Most were pleased', sources: [1, 2] },
      { text: '.', sources: [] },
    ]);
    expect(markedParts('Nothing is marked here', sources)).toEqual([{ text: 'Nothing is marked here', sources: [] }]);
  });

  it('becomes small numbers that lead to the list', () => {
    expect(linkMarks('<p>It fades [trial].</p>', sources)).toBe(
      '<p>It fades<sup>[<a href="#source-1" aria-label="Source 1">1</a>]</sup>.</p>',
    );
  });

  it('is no link of Markdown, and no figure in brackets', () => {
    expect(markedIds('See [the list](/services) and [12].')).toEqual([]);
  });

  it('has no number where it is no source', () => {
    expect(sourceNumbers(['clinic', 'cochrane2012', 'specification'], sources)).toEqual([2]);
  });
});
