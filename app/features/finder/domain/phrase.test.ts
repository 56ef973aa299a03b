import { describe, expect, it } from 'vitest';
import { readPhrase, wordsMet } from './phrase.ts';
import { everyWord } from './word-folding.ts';

const met = (written: string, asked: string, isTyping = false) =>
  wordsMet(readPhrase(written), everyWord(asked), isTyping);

describe('the words of an answer', () => {
  it('are met in any order among other words, one of each group', () => {
    expect(met('swelling/sooj breathe/saans', 'saans nahi aur chehra sooj gaya')).toEqual(['suj', 'san']);
    expect(met('swelling/sooj breathe/saans', 'swelling')).toBeUndefined();
  });

  it('take another word for each group', () => {
    expect(met('black/dark line/black', 'black')).toBeUndefined();
    expect(met('black/dark line/black', 'black dark')).toBeDefined();
  });

  it('are met by any spelling by ear, and an apostrophe is none', () => {
    expect(met('cant see', 'I can’t see')).toEqual(['cant', 'si']);
    expect(met('सूजन', 'सुजन')).toBeDefined();
  });

  it('with = leave room only for words that say nothing', () => {
    expect(met('=number', 'the number')).toBeDefined();
    expect(met('=number', 'aankh ka number')).toBeUndefined();
  });

  it('may be begun where somebody types, by the last word alone and by four letters', () => {
    expect(met('sunburn', 'sunb', true)).toEqual(['sunb']);
    expect(met('sunburn', 'sun', true)).toBeUndefined();
    expect(met('sunburn', 'sunb today', true)).toBeUndefined();
    expect(met('sunburn', 'sunb')).toBeUndefined();
  });

  it('that are none are never met', () => {
    expect(met('=', 'anything')).toBeUndefined();
  });
});
