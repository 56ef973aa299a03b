import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finderAddress, MAX_QUERY_LENGTH, readFinderQuery } from './finder-query.ts';

const read = (query: string) => readFinderQuery(new URLSearchParams(query));

describe('the query of the finder', () => {
  it('takes an empty field for "any"', () => {
    expect(read('q=&concern=+&category=cosmetic')).toEqual({
      q: undefined,
      concern: undefined,
      area: undefined,
      downtime: undefined,
      sessions: undefined,
      category: 'cosmetic',
    });
  });

  it('drops what cannot be seen, and keeps the words and their script', () => {
    expect(read(`q=${encodeURIComponent('\u202e ganja\u0000pan \n गंजापन ')}`).q).toBe('ganja pan गंजापन');
  });

  it('cuts off too much without cutting a character in two', () => {
    const { q } = read(`q=${encodeURIComponent('🦱'.repeat(500))}`);
    expect(q).toBe('🦱'.repeat(MAX_QUERY_LENGTH));
  });

  it('knows its own choices in any case, and takes any other for "any"', () => {
    expect(read('downtime=Week&sessions=once')).toMatchObject({ downtime: 'week', sessions: 'once' });
    expect(read('downtime=longer&sessions=<script>')).toMatchObject({ downtime: undefined, sessions: undefined });
  });

  it('stands in an address without what is any', () => {
    expect(finderAddress({ q: 'til & masse', concern: '', sessions: undefined })).toBe(
      '/specific-service?q=til+%26+masse',
    );
    expect(finderAddress({})).toBe('/specific-service');
  });

  it('reads whatever an address may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const { q } = readFinderQuery(new URLSearchParams({ q: text }));
        expect(Array.from(q ?? '').length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
        expect(q).toBe(q?.trim());
      }),
    );
  });
});
