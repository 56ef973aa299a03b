import { describe, expect, test } from 'vitest';
import { readSearch } from './search-text.ts';

describe('a typed search', () => {
  test.each([
    ['98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['९८७६५', '98765'],
    ['4321', '4321'],
  ])('%s is a phone, however it is dialled', (typed, digits) => {
    const { words, phone } = readSearch(typed);
    expect(words).toEqual([]);
    expect(phone?.isWhole).toBe(false);
    expect(phone?.digits).toContain(digits);
  });

  test('digits that begin with zeros are the end of a number as well', () => {
    expect(readSearch('0011').phone?.digits).toEqual(['0011']);
    expect(readSearch('00011').phone?.digits).toEqual(['00011', '011']);
    expect(readSearch('०००११').phone?.digits).toContain('00011');
    expect(readSearch('00').phone).toBeUndefined();
  });

  test('+ begins a whole number, of any country', () => {
    expect(readSearch('+44 7911').phone).toEqual({ digits: ['447911'], isWhole: true });
  });

  test('words are beginnings of a name, signs between them do not count', () => {
    expect(readSearch("  d'souza, Mary ").words).toEqual(['d', 'souza', 'Mary']);
    expect(readSearch('आशा').words).toEqual(['आशा']);
  });

  test('letters of a reference may be one, typed with or without its dash', () => {
    expect(readSearch('k7m4-qdxw').reference).toBe('K7M4QDXW');
    expect(readSearch('k7m').reference).toBe('K7M');
    expect(readSearch('asha').reference).toBeUndefined();
    expect(readSearch('3467').reference).toBe('3467');
  });

  test('too little to look for is nothing', () => {
    expect(readSearch(' 98 ')).toEqual({ words: [], isDevanagari: false, phone: undefined, reference: undefined });
    expect(readSearch('%_')).toEqual({ words: [], isDevanagari: false, phone: undefined, reference: undefined });
    expect(readSearch('')).toEqual({ words: [], isDevanagari: false, phone: undefined, reference: undefined });
  });
});
