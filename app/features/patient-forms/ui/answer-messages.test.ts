import { expect, test } from 'vitest';
import { answerLines, type AnswerTexts } from '../domain/answer-words.ts';
import { answerReasons } from '../domain/answer-reason.ts';
import { dontKnow, type Answer } from '../domain/answer.ts';
import { questionOf, questionsOf } from '../domain/form-definition.ts';
import { bothForms } from '../fixtures.ts';
import { answerMessages } from './answer-messages.ts';

const [hair] = bothForms;
const texts = answerMessages.en;
const told: AnswerTexts = texts;

test('every reason has a sentence for every question, without holes', () => {
  const said = questionsOf(hair).flatMap((question) =>
    answerReasons.map((reason) => texts.error(question, { reason, entry: 0, part: 'name' })),
  );
  expect(said.filter((sentence) => sentence.length < 12 || /undefined|NaN| {2}/.test(sentence))).toEqual([]);
});

test('a mistake in an entry names the entry and the field', () => {
  const question = questionOf(hair, 'medicines')!;
  expect(texts.error(question, { reason: 'required', entry: 1, part: 'name' })).toBe(
    'Fill in “Name on the box” in entry 2 of “The names”, or empty the entry',
  );
});

test.each<[string, Answer, readonly string[]]>([
  ['city', 'Nagpur', ['Nagpur']],
  ['illness-details', 'Since June.\nTablets.', ['Since June.', 'Tablets.']],
  ['sun-hours', 1.5, ['1.5 hours']],
  ['phone', '+919876511111', ['+91 98765 11111']],
  ['stress', 7, ['7 (0: no stress, 10: more than ever)']],
  ['stress', 0, ['0: no stress']],
  ['stress', 10, ['10: more than ever']],
  ['date-of-birth', '1991-08-14', ['14 August 1991']],
  ['event-date', '2027-02-14', ['Sun 14 Feb 2027']],
  ['had-procedures', 'no', ['No']],
  ['consent-care', true, ['Agreed']],
  ['norwood', 'iii-vertex', ['III vertex']],
  ['norwood', dontKnow, ['I don’t know']],
  ['illnesses', ['diabetes', 'pcos'], ['Diabetes (sugar)', 'PCOS']],
  ['medicines', [{ name: 'Ecosprin', since: '2024' }, { name: 'Zincovit' }], ['Ecosprin, 2024', 'Zincovit']],
  ['hair-photos', [{ view: 'front', photo: 'x' }], ['Front']],
  ['salt', { top: 20, back: 50, right: 30, left: 40 }, ['SALT 32.6 of 100, S2, 25 to 49 %']],
])('%s = %j reads %j', (id, answer, lines) => {
  expect(answerLines(questionOf(hair, id)!, answer, told)).toEqual(lines);
});
