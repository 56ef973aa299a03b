import { expect, test } from 'vitest';
import { answerLines, type AnswerTexts } from '../domain/answer-words.ts';
import { answerReasons } from '../domain/answer-reason.ts';
import { dontKnow, type Answer } from '../domain/answer.ts';
import { questionOf, questionsOf } from '../domain/form-definition.ts';
import { bothForms } from '../testing.ts';
import { answerMessages } from './answer-messages.ts';

const [hair] = bothForms;
const texts = answerMessages.en;
const told: AnswerTexts = { ...texts, unknown: texts.unknown, day: (date) => date };

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
  ['stress', 7, ['7 (0 none, 10 more than ever)']],
  ['date-of-birth', '1994-03-27', ['1994-03-27']],
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
