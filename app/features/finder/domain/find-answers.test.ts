import { describe, expect, it } from 'vitest';
import { findAnswers, indexAnswers } from './find-answers.ts';
import type { AnswerKind, AnswerText } from './finder-text.ts';

const answer = (id: string, kind: AnswerKind, words: readonly string[], next: readonly string[] = []): AnswerText => ({
  id,
  kind,
  title: id,
  text: id,
  shows: [],
  visit: undefined,
  next: [...next],
  basis: [],
  words: [...words],
});

const index = indexAnswers({
  checkedOn: '2026-11-23',
  sources: [],
  answers: [
    answer('price', 'clinic', ['cost/price']),
    answer('appointment', 'clinic', ['appointment']),
    answer('change', 'clinic', ['cancel appointment']),
    answer('boils', 'complaint', ['boil/boils'], ['skin/acne-treatment']),
    answer('mole', 'warning', ['mole bleeding']),
    answer('breath', 'emergency', ['cant breathe']),
    answer('crisis', 'crisis', ['want die']),
  ],
  leads: [{ to: ['post:acne-scars'], words: ['rolling scar/scars', 'boil scars face'] }],
});

const ids = (q: string) => findAnswers(index, q).answers.map(({ id }) => id);

describe('what the finder answers by itself', () => {
  it('is the answer that more words found, where they hold those of another', () => {
    expect(ids('cancel my appointment')).toEqual(['change']);
  });

  it('may be two', () => {
    expect(ids('price of an appointment')).toEqual(['price', 'appointment']);
  });

  it('is the pressing one alone, whatever else is asked', () => {
    expect(findAnswers(index, 'price for mole bleeding')).toMatchObject({ first: [], rest: '' });
    expect(ids('price for mole bleeding')).toEqual(['mole']);
    expect(ids('mole bleeding and cant breathe')).toEqual(['breath']);
    expect(ids('cant breathe and want to die')).toEqual(['crisis']);
  });

  it('leaves what was asked besides the clinic to be searched for', () => {
    expect(findAnswers(index, 'acne cost').rest).toBe('acne');
    expect(findAnswers(index, 'cost').rest).toBe('');
  });

  it('leads from a complaint to its own pages, and on only for words that say more', () => {
    expect(findAnswers(index, 'boils')).toMatchObject({ first: ['skin/acne-treatment'], rest: '' });
    expect(findAnswers(index, 'boils on thigh').rest).toBe('boils on thigh');
  });

  it('gives way to a lead that more words found', () => {
    expect(findAnswers(index, 'boil scars face')).toMatchObject({ answers: [], first: ['post:acne-scars'] });
  });

  it('is nothing for words that no answer has', () => {
    expect(findAnswers(index, 'botox')).toEqual({ answers: [], first: [], rest: undefined });
  });
});
