import { describe, expect, it } from 'vitest';
import { changedFields, isSame } from './draft-fields.ts';

describe('what is somebody’s own in a form', () => {
  const served = { name: ['Asha'], tell: ['yes'], language: ['en'], note: [''] };

  it('is what stands otherwise than it was served', () => {
    expect(changedFields(served, served)).toEqual({});
    expect(changedFields({ ...served, note: ['came late'], tell: [] }, served)).toEqual({
      note: ['came late'],
      tell: [],
    });
  });

  it('is a field that came later with words in it', () => {
    expect(changedFields({ ...served, phone: ['98'] }, served)).toEqual({ phone: ['98'] });
  });

  it('compares every value of a name, in their order', () => {
    expect([isSame(['a', 'b'], ['a', 'b']), isSame(['a', 'b'], ['b', 'a']), isSame(['a'], ['a', 'b'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isSame(undefined, undefined), isSame([], undefined)]).toEqual([true, false]);
  });
});
