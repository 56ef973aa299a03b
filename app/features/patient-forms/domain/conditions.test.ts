import { array, assert, constantFrom, nat, property, subarray, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers, bothForms, today } from '../fixtures.ts';
import { dontKnow, type Answer, type Answers } from './answer.ts';
import { applies, askedQuestions, askedSections, countingAnswers } from './conditions.ts';
import type { Condition, Conditional } from './condition.ts';

const [hair, skin] = bothForms;
const slugs = (answers: Answers, form = hair) => askedSections(form, answers, today).map(({ section }) => section.slug);
const ids = (answers: Answers, form = hair) => askedQuestions(form, answers, today).map(({ id }) => id);

describe.each(bothForms)('in the $form form', (form) => {
  test('what hangs on hidden questions is hidden too', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const asked = new Set(askedQuestions(form, answers, today).map(({ id }) => id));
        const hasParents = ({ enableWhen, enableBehavior }: Conditional): boolean => {
          const isAsked = enableWhen.map(({ question }) => asked.has(question));
          return (
            enableWhen.length === 0 || (enableBehavior === 'any' ? isAsked.includes(true) : !isAsked.includes(false))
          );
        };
        for (const { section, questions } of askedSections(form, answers, today)) {
          expect([section, ...questions].every(hasParents)).toBe(true);
        }
      }),
    );
  });

  test('answers to hidden questions change nothing that is asked', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const counting = countingAnswers(form, answers, today);
        expect(askedQuestions(form, counting, today)).toEqual(askedQuestions(form, answers, today));
      }),
    );
  });

  test('every question and section can be reached', () => {
    const reached = new Set<string>();
    assert(
      property(anyAnswers(form), (answers) => {
        for (const { id } of askedQuestions(form, answers, today)) reached.add(id);
      }),
      { numRuns: 500 },
    );
    const unreached = form.sections.flatMap(({ questions }) => questions).filter(({ id }) => !reached.has(id));
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });
});

describe('in any form at all', () => {
  const count = 8;
  const parents = array(tuple(subarray([0, 1, 2, 3, 4, 5, 6, 7]), constantFrom('all', 'any')), {
    minLength: count,
    maxLength: count,
  });

  test('a chain of conditions ends where one link is hidden', () => {
    const answers = array(constantFrom('yes', 'no'), { minLength: count, maxLength: count });
    assert(
      property(parents, answers, nat(3), (links, given, split) => {
        const questions = links.map(([earlier, enableBehavior], index) => ({
          ...hair.sections[0]!.questions[0]!,
          id: `q${index}`,
          enableBehavior,
          enableWhen: earlier.filter((each) => each < index).map((each) => ({ question: `q${each}`, is: ['yes'] })),
        }));
        const section = { ...hair.sections[0]!, enableWhen: [] };
        const sections = [questions.slice(0, split), questions.slice(split)].map((some) => ({
          ...section,
          questions: some,
        }));
        const said = Object.fromEntries(given.map((answer, index) => [`q${index}`, answer]));
        const asked = askedQuestions({ ...hair, sections }, said, today).map(({ id }) => id);
        for (const { id, enableWhen, enableBehavior } of questions) {
          const held = enableWhen.map(({ question }) => asked.includes(question) && said[question] === 'yes');
          const isAsked = held.length === 0 || (enableBehavior === 'any' ? held.includes(true) : !held.includes(false));
          expect(asked.includes(id)).toBe(isAsked);
        }
      }),
    );
  });
});

test('the guardian is asked for until the day before the 18th birthday', () => {
  expect(slugs({ 'date-of-birth': '2008-11-23' })).toContain('guardian');
  expect(slugs({ 'date-of-birth': '2008-11-22' })).not.toContain('guardian');
});

test('pregnancy is asked where it applies: not of men, nor at 60, nor of a child of 8', () => {
  expect(slugs({ sex: 'female', 'date-of-birth': '1995-01-01' })).toContain('pregnancy');
  expect(slugs({ sex: 'other', 'date-of-birth': '1995-01-01' })).toContain('pregnancy');
  expect(slugs({ sex: 'prefer-not-to-say', 'date-of-birth': '1995-01-01' })).toContain('pregnancy');
  expect(slugs({ sex: 'male', 'date-of-birth': '1995-01-01' })).not.toContain('pregnancy');
  expect(slugs({ sex: 'female', 'date-of-birth': '1966-01-01' })).not.toContain('pregnancy');
  expect(slugs({ sex: 'female', 'date-of-birth': '2018-01-01' })).not.toContain('pregnancy');
});

test('drawings follow where hair is getting less, and "I do not know" shows none', () => {
  expect(slugs({ 'hair-thins': ['front-crown', 'patches'] })).toEqual(expect.arrayContaining(['pattern', 'patches']));
  expect(slugs({ 'hair-thins': ['front-crown', 'patches'] })).not.toContain('parting');
  expect(slugs({ 'hair-thins': dontKnow })).not.toContain('pattern');
});

test('a question two steps below is hidden when the first step is taken back', () => {
  const answers = { 'date-of-birth': '1995-01-01', sex: 'female', periods: 'regular', 'last-period': '2026-11-01' };
  expect(ids(answers)).toContain('last-period');
  expect(ids({ ...answers, sex: 'male' })).not.toContain('last-period');
});

test('the face in teaching is asked for only after photos in teaching, and of no child', () => {
  const adult: Answers = { 'date-of-birth': '1995-01-01', 'consent-teaching-place': true };
  expect(ids(adult)).toContain('consent-teaching-face');
  expect(ids({ 'date-of-birth': '1995-01-01' })).not.toContain('consent-teaching-face');
  expect(ids({ ...adult, 'date-of-birth': '2012-01-01' })).not.toContain('consent-teaching-face');
});

test('palms and soles are asked for where hands or feet are concerned', () => {
  expect(ids({ 'body-places': ['left-foot'] }, skin)).toContain('hand-foot-places');
  expect(ids({ 'body-places': ['chest'] }, skin)).not.toContain('hand-foot-places');
});

test('photos of the face are asked for only where the face is concerned', () => {
  expect(ids({ 'body-places': ['face'] }, skin)).toContain('face-photos');
  expect(ids({ 'body-places': ['left-foot'] }, skin)).not.toContain('face-photos');
});

const when = (condition: Omit<Condition, 'question'>): Conditional => {
  return { enableWhen: [{ question: 'q', ...condition }], enableBehavior: 'all' };
};

describe('a condition', () => {
  test.each<[Omit<Condition, 'question'>, Answer, boolean]>([
    [{ atLeast: 3 }, 3, true],
    [{ atLeast: 3 }, 2, false],
    [{ atMost: 3 }, 3, true],
    [{ atMost: 3 }, 4, false],
    [{ is: ['yes'] }, true, true],
    [{ is: ['a', 'b'] }, ['c', 'b'], true],
    [{ is: ['a'] }, dontKnow, false],
    [{ unknown: true }, dontKnow, true],
    [{ unknown: true }, 'a', false],
    [{ answered: true }, 'a', true],
    [{ answered: true }, dontKnow, false],
    [{ withinMonths: 6 }, '2026-05-22', true],
    [{ withinMonths: 6 }, '2026-05-21', false],
  ])('%j holds for %j: %s', (condition, answer, holds) => {
    expect(applies(when(condition), { q: answer }, today)).toBe(holds);
  });

  test('never holds for a question without an answer', () => {
    expect(applies(when({ atMost: 3 }), {}, today)).toBe(false);
  });
});
