import { describe, expect, test } from 'vitest';
import { bothForms, today } from '../fixtures.ts';
import type { Answers } from './answer.ts';
import { firstUnfinished, neighbours, patientSections, progress } from './section-order.ts';

const [hair] = bothForms;
const man: Answers = {
  'full-name': 'Asha Namuna',
  'date-of-birth': '1990-01-01',
  sex: 'male',
  phone: '+919876543210',
  city: 'Nagpur',
  'filled-in-by': 'patient',
  'consent-care': true,
  'hair-thins': ['front-crown'],
};
const sections = patientSections(hair, man, today);

test('a man with a receding front goes through 16 steps, and the doctor’s part is none of them', () => {
  expect(sections.map(({ slug }) => slug)).toEqual([
    'you',
    'consent',
    'warning-signs',
    'health',
    'medicines',
    'allergies',
    'skin-and-healing',
    'habits',
    'before',
    'concern',
    'pattern',
    'treatment',
    'relatives',
    'daily-life',
    'goals',
    'photos',
  ]);
});

test('each step knows its neighbours and its number', () => {
  expect(neighbours(sections, 'consent')).toMatchObject({ previous: { slug: 'you' }, next: { slug: 'warning-signs' } });
  expect(neighbours(sections, 'you').previous).toBeUndefined();
  expect(neighbours(sections, 'photos').next).toBeUndefined();
  expect(neighbours(sections, 'pregnancy')).toEqual({ previous: undefined, next: undefined });
  expect(progress(sections, 'pattern')).toEqual({ step: 11, of: 16 });
  expect(progress(sections, 'doctor')).toBeUndefined();
});

const first = (answers: Answers, ...finished: string[]) =>
  firstUnfinished(hair, answers, new Set(finished), today)?.slug;

describe('the first unfinished step', () => {
  test('is the first that was not continued from', () => {
    expect(first({})).toBe('you');
    expect(first(man, 'you')).toBe('consent');
    expect(first(man, 'you', 'consent')).toBe('warning-signs');
  });

  test('is an earlier one again when a changed answer asks more of it', () => {
    expect(first({ ...man, 'filled-in-by': 'somebody-else' }, 'you', 'consent')).toBe('consent');
    expect(first({ ...man, 'date-of-birth': '2012-01-01' }, 'you', 'consent')).toBe('guardian');
  });

  test('is none when all are done', () => {
    const answers: Answers = {
      ...man,
      'scalp-warning-signs': ['none'],
      illnesses: ['none'],
      implants: ['none'],
      infections: ['none'],
      'medicine-groups': ['none'],
      allergies: ['none'],
      healing: ['none'],
      'had-procedures': 'no',
      'hair-concern': 'receding',
      'hair-concern-since': 'months',
      norwood: 'iii',
      'hair-treatments': ['none'],
      'hair-relatives': ['none'],
      'hair-goals': ['stop'],
    };
    expect(first(answers, ...sections.map(({ slug }) => slug))).toBeUndefined();
  });
});
