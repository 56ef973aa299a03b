import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, bothForms, today } from '../fixtures.ts';
import { askedIn, goodAnswers, withTyped } from './draft.ts';
import { questionsOf, sectionOf } from './form-definition.ts';

const [hair] = bothForms;
const you = sectionOf(hair, 'you')!;

test('good answers stay as they are, however often they are laid over a draft', () => {
  assert(
    property(anyAnswers(hair), (answers) => {
      const questions = questionsOf(hair);
      const once = withTyped({}, questions, answers, today);
      expect(goodAnswers(hair, once, today)).toEqual(answers);
      expect(withTyped(once, questions, once, today)).toEqual(once);
    }),
  );
});

test('only what was on the screen changes; what is wrong stays as it was typed, what is emptied goes', () => {
  const before = { city: 'Nagpur', phone: '+919876543210', 'guardian-name': 'waits' };
  const shown = you.questions.filter(({ id }) => id === 'city' || id === 'phone');
  expect(withTyped(before, shown, { city: '', phone: '12' }, today)).toEqual({ phone: '12', 'guardian-name': 'waits' });
  expect(goodAnswers(hair, { phone: '12', city: ' Wardha ' }, today)).toEqual({ city: 'Wardha' });
});

const ids = (typed: Readonly<Record<string, unknown>>, slug: string) =>
  askedIn(hair, sectionOf(hair, slug)!, typed, today).map(({ id }) => id);

test('a section asks what the draft makes apply, and nothing when it does not apply itself', () => {
  expect(ids({}, 'guardian')).toEqual([]);
  expect(ids({ 'date-of-birth': '2012-05-01' }, 'guardian')).toContain('guardian-consent');
  expect(ids({ 'date-of-birth': '1950-05-01', 'filled-in-by': 'somebody-else' }, 'consent')).toContain('filler-name');
  expect(ids({ 'date-of-birth': '1950-05-01' }, 'consent')).not.toContain('filler-name');
});
