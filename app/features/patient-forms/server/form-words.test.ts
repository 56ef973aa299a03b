import { expect, test } from 'vitest';
import { questionOf } from '../domain/form-definition.ts';
import { bothForms } from '../fixtures.ts';
import { answerMessages } from '../ui/answer-messages.ts';
import { answerRows } from './form-words.ts';

const [hair] = bothForms;

test.each([
  ['norwood', 'ii', ['II: Slight recession at the temples']],
  ['sinclair', '1', ['1: A thin line']],
  ['ludwig', 'i', ['I: A little thinner on top, front edge kept']],
  ['consent-care', true, ['Agreed']],
  ['consent-care', undefined, ['Not agreed']],
  ['city', 'Nagpur', ['Nagpur']],
  ['city', undefined, []],
] as const)('who looks their answers over reads %s = %j as %j', (id, answer, lines) => {
  const answers = answer === undefined ? {} : { [id]: answer };
  expect(answerRows([questionOf(hair, id)!], answers, answerMessages.en).map((row) => row.lines)).toEqual([lines]);
});
