import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers, bothForms, today } from '../fixtures.ts';
import { isUnknown, type Answer } from './answer.ts';
import { askedSections } from './conditions.ts';
import { followUps, shownQuestions } from './follow-ups.ts';
import { sectionOf } from './form-definition.ts';

/** What the fields of an answer hold while it stands in an open form. */
function valuesOf(answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return [];
  if (isUnknown(answer)) return ['dont-know'];
  if (typeof answer === 'string' || typeof answer === 'number') return [String(answer)];
  return Array.isArray(answer) ? answer.map(String) : ['on'];
}

describe.each(bothForms.map((form) => [form.form, form] as const))('the %s form', (_kind, form) => {
  test('what the browser shows of a step is what the server asks, whatever was answered', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        for (const { section, questions } of askedSections(form, answers, today)) {
          const rules = followUps(form, section, answers, today);
          const shown = shownQuestions(section, rules, (id) => valuesOf(answers[id]));
          expect(shown).toEqual(questions.map(({ id }) => id));
        }
      }),
    );
  });
});

test('what earlier steps decide is decided, and what hangs on a hidden question is hidden', () => {
  const [hair] = bothForms;
  const section = sectionOf(hair, 'treatment')!;
  const rules = followUps(hair, section, {}, today);
  const shown = (...treatments: string[]) =>
    shownQuestions(section, rules, (id) => (id === 'hair-treatments' ? treatments : []));
  expect(shown('none')).toEqual(['hair-treatments']);
  expect(shown('dont-know')).toEqual(['hair-treatments']);
  expect(shown('transplant', 'minoxidil')).toContain('donor-scar');
  expect(shown('prp-gfc')).toContain('prp-sessions');
});

test('a consent that is ticked brings what hangs on it, at once', () => {
  const [hair] = bothForms;
  const section = sectionOf(hair, 'consent')!;
  const rules = followUps(hair, section, { 'date-of-birth': '1990-01-01' }, today);
  const shown = (ticked: readonly string[]) =>
    shownQuestions(section, rules, (id) => (ticked.includes(id) ? ['on'] : []));
  expect(shown(['consent-teaching-place'])).toContain('consent-teaching-face');
  expect(shown(['consent-care'])).not.toContain('consent-teaching-face');
});
