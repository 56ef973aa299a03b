import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPassword, foldStandIns, isKnownPassword, withoutRepetition } from './known-password.ts';

const leaked = new Set(['qazwsxedcrfvtgb', 'mailcreated5240']);

describe('a password that everybody knows', () => {
  it('is one in every spelling', () => {
    expect(foldPassword('Correct-Horse Battery.Staple')).toBe('correcthorsebatterystaple');
    expect(foldStandIns('Tr0ub4dor')).toBe('troubador');
    expect(withoutRepetition('abcdefabcdef')).toBe('abcdef');
    expect(withoutRepetition('tr0ub4dor3tr0ub4dor')).toBe('3tr0ub4dor');
  });

  it('is found whatever stands between its signs and however they are written', () => {
    const between = fc.array(fc.constantFrom(' ', '-', '.', '_', '~', '#'), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(between, fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }), (signs, capitals) => {
        const typed = Array.from('qazwsxedcrfvtgb', (letter, at) => [
          capitals[at] ? letter.toUpperCase() : letter,
          signs[at],
        ]);
        expect(isKnownPassword(typed.flat().join(''), leaked)).toBe(true);
      }),
    );
  });

  it('is what only repeats itself, and not what says something of its own', () => {
    expect(isKnownPassword('kxq4kxq4kxq4kxq4', leaked)).toBe(true);
    expect(isKnownPassword('correct horse battery staple', leaked)).toBe(true);
    expect(isKnownPassword('correct horse battery staple, says the comic strip', leaked)).toBe(false);
    expect(isKnownPassword('horse raincoat ladder pebble', leaked)).toBe(false);
  });

  it('is looked for in no time, however long the text is', () => {
    for (const text of ['a'.repeat(256), 'abcd'.repeat(64), '0'.repeat(256)])
      expect(isKnownPassword(text, leaked)).toBe(true);
  });
});
