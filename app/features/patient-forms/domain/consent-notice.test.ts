import { expect, test } from 'vitest';
import { forms } from '../server/read-forms.ts';
import { bothForms } from '../fixtures.ts';
import { consentNotice } from './consent-notice.ts';
import { questionsOf, type FormDefinition } from './form-definition.ts';

const noticesOf = (form: FormDefinition) =>
  questionsOf(form).flatMap((question) => (question.kind === 'consent' ? [consentNotice(form, question)] : []));

test.each(bothForms)('the $form form: the consents to teaching have a version of their own', (form) => {
  const name = `${form.form}.v${form.version}`;
  expect(noticesOf(form)).toEqual([
    `${name} notice 2`,
    `${name} notice 2`,
    `${name} notice 2`,
    `${name} teaching 2`,
    `${name} teaching-face 2`,
  ]);
});

test('what was agreed to in an earlier version is named as it was then', () => {
  expect(new Set(noticesOf(forms().get('hair.v3')!))).toEqual(new Set(['hair.v3 notice 1']));
});
