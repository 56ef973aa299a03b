import { expect, test } from 'vitest';
import { today } from '../fixtures.ts';
import { answeredFor } from './answered-for.ts';

const asha = { 'full-name': 'Asha Namuna' };

test.each([
  ['a child', { ...asha, 'date-of-birth': '2023-05-01' }, 'Asha Namuna'],
  ['the day before the 18th birthday', { ...asha, 'date-of-birth': '2008-11-23' }, 'Asha Namuna'],
  ['the 18th birthday', { ...asha, 'date-of-birth': '2008-11-22', 'filled-in-by': 'patient' }, null],
  ['a grandmother', { ...asha, 'date-of-birth': '1941-01-02', 'filled-in-by': 'somebody-else' }, 'Asha Namuna'],
  ['no name yet', { 'date-of-birth': '2023-05-01' }, null],
  ['nothing yet', {}, null],
])('whom the answers are about: %s', (_who, answers, name) => {
  expect(answeredFor(answers, today)).toBe(name);
});
