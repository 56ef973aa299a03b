import { describe, expect, it } from 'vitest';
import { stampedFrom, withMadeFrom } from './stamp.ts';
import { staleFields, unnamedFields } from './translation-faults.ts';

const english = { title: 'Nail', risks: ['Pain', 'Heat'] };
const hashOf = (text: string): string => `hash of ${text}`;

describe('what a translation was made from', () => {
  const all = stampedFrom(english, {}, { stamped: 'new', hashOf });

  it('is named for each field', () => {
    expect(all).toEqual({ title: 'hash of Nail', 'risks > item 1': 'hash of Pain', 'risks > item 2': 'hash of Heat' });
    expect(unnamedFields(english, all)).toEqual([]);
    expect(unnamedFields(english, { title: 'x', ghost: 'y' }).map(({ fix }) => fix)).toEqual([
      expect.stringContaining('"risks > item 1"'),
      expect.stringContaining('"risks > item 2"'),
      expect.stringContaining('"ghost"'),
    ]);
  });

  it('is behind where the English has changed, until that field is translated anew', () => {
    const changed = { ...english, risks: ['Pain', 'Cold'] };
    expect(staleFields(changed, all, hashOf)).toEqual(['risks > item 2']);
    const untouched = stampedFrom(changed, all, { stamped: 'new', hashOf });
    expect(staleFields(changed, untouched, hashOf)).toEqual(['risks > item 2']);
    const anew = stampedFrom(changed, all, { stamped: ['risks > item 2'], hashOf });
    expect(staleFields(changed, anew, hashOf)).toEqual([]);
  });

  it('is written into the file, and leaves every other letter', () => {
    const file = '---\ntitle: नाखून\n---\n\n## Treat\n\n$& stays\n';
    const stamped = withMadeFrom(file, { title: 'abc' });
    expect(stamped).toBe("---\ntitle: नाखून\nenglish:\n  title: 'abc'\n---\n\n## Treat\n\n$& stays\n");
    expect(withMadeFrom(stamped, { title: 'def' })).toBe(stamped.replace('abc', 'def'));
  });
});
