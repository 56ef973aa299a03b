import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers, bothForms, today } from '../fixtures.ts';
import { dontKnow } from './answer.ts';
import { askedSections } from './conditions.ts';
import { questionOf, sectionOf } from './form-definition.ts';
import { typedAnswers } from './typed-answers.ts';
import { validateAnswer } from './validate-answer.ts';
import { validateAnswers } from './validate-answers.ts';

const [hair, skin] = bothForms;
const patient = { filledBy: 'patient' } as const;

describe.each(bothForms)('the $form form', (form) => {
  test('takes whatever its definition allows, and takes it again as it is', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const first = validateAnswers(form, answers, today, patient);
        if (!first.ok) throw new Error(JSON.stringify(first.errors));
        expect(validateAnswers(form, first.value, today, patient)).toEqual(first);
      }),
    );
  });

  test('section by section comes to the same as all at once', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const all = validateAnswers(form, answers, today, patient);
        const parts = askedSections(form, answers, today)
          .filter(({ section }) => section.filledBy === 'patient')
          .map(({ section }) => validateAnswers(form, answers, today, { slug: section.slug }));
        const merged = Object.assign({}, ...parts.map((part) => (part.ok ? part.value : {}))) as unknown;
        expect(all.ok && all.value).toEqual(merged);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses ids it does not have', () => {
    const checked = validateAnswers(form, { 'blood-type': 'A', __proto__x: 1 }, today, { slug: 'habits' });
    expect(checked).toEqual({
      ok: false,
      reason: 'invalid',
      errors: { 'blood-type': { reason: 'no-such-question' }, __proto__x: { reason: 'no-such-question' } },
    });
  });
});

test('says of each question of a section what is missing, and nothing of other sections', () => {
  const checked = validateAnswers(hair, {}, today, { slug: 'you' });
  const required = { reason: 'required' };
  expect(checked.ok ? {} : checked.errors).toEqual({
    'full-name': required,
    'date-of-birth': required,
    sex: required,
    phone: required,
    city: required,
  });
});

test('leaves out answers to questions that are not asked', () => {
  const answers = { 'hair-treatments': ['none'], 'prp-sessions': 6, 'donor-scar': 'thin' };
  expect(validateAnswers(hair, answers, today, { slug: 'treatment' })).toEqual({
    ok: true,
    value: { 'hair-treatments': ['none'] },
  });
});

const reasonOf = (form: typeof hair, id: string, typed: unknown) => {
  const question = questionOf(form, id);
  if (!question) throw new Error(id);
  const checked = validateAnswer(question, typed, today);
  return checked.ok ? checked.value : checked.reason;
};

test.each([
  ['full-name', '  Asha   Namuna ', 'Asha Namuna'],
  ['full-name', '12', 'not-a-name'],
  ['full-name', 'x'.repeat(101), 'too-long'],
  ['phone', '98765 43210', '+919876543210'],
  ['phone', '12345', 'too-short'],
  ['email', 'asha@', 'not-an-email'],
  ['city', 'Nag\u0007pur', 'bad-characters'],
  ['date-of-birth', '27/3/1994', '1994-03-27'],
  ['date-of-birth', '27/March/94', '1994-03-27'],
  ['date-of-birth', '२७/३/१९९४', '1994-03-27'],
  ['date-of-birth', '27/3/', 'incomplete-date'],
  ['date-of-birth', '31/2/1994', 'no-such-day'],
  ['date-of-birth', '23/11/2026', 'in-the-future'],
  ['date-of-birth', '1/1/1901', 'too-long-ago'],
  ['date-of-birth', 'long ago', 'not-a-date'],
  ['date-of-birth', dontKnow, 'not-an-option'],
  ['event-date', '21/11/2026', 'in-the-past'],
  ['event-date', '1/1/2090', 'too-far-ahead'],
  ['sun-hours', '1.5', 1.5],
  ['sun-hours', '१', 1],
  ['sun-hours', 'many', 'not-a-number'],
  ['sun-hours', '17', 'too-large'],
  ['stress', '2.5', 'not-whole'],
  ['stress', '-1', 'too-small'],
  ['sex', 'none', 'not-an-option'],
  ['illnesses', ['thyroid', 'diabetes'], ['diabetes', 'thyroid']],
  ['illnesses', ['none', 'diabetes'], 'not-alone'],
  ['illnesses', ['diabetes', 'gout'], 'not-an-option'],
  ['illnesses', 'diabetes', 'wrong-type'],
  ['illnesses', dontKnow, dontKnow],
  ['consent-care', undefined, 'required'],
  ['consent-care', 'on', 'wrong-type'],
  ['consent-teaching-place', undefined, undefined],
  ['medicines', [{ name: ' Ecosprin ', dose: '' }, { name: '' }], [{ name: 'Ecosprin' }]],
  ['medicines', [{ dose: '75 mg' }], 'required'],
  ['medicines', [{ name: 'A', colour: 'red' }], 'no-such-question'],
  ['medicines', Array.from({ length: 13 }, () => ({ name: 'A' })), 'too-many'],
  ['hair-photos', [{ view: 'front', photo: '../../etc/passwd' }], 'wrong-type'],
  ['hair-photos', [{ view: 'knee', photo: '5b2f5c5e-8f1e-4f0e-9a53-0b9a1c6a4c11' }], 'not-an-option'],
  ['salt', { top: '20', back: '50', right: '30', left: '40' }, { top: 20, back: 50, right: 30, left: 40 }],
  ['salt', { top: '20' }, 'required'],
  ['salt', { top: '101', back: '0', right: '0', left: '0' }, 'too-large'],
])('%s = %j gives %j', (id, typed, expected) => {
  expect(reasonOf(hair, id, typed)).toEqual(expected);
});

const typed = (slug: string, pairs: readonly (readonly [string, string])[], form = hair) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return typedAnswers(sectionOf(form, slug)?.questions ?? [], data);
};

describe('a submitted form', () => {
  test('gives three date fields as one, and nothing when all are empty', () => {
    const date = [
      ['date-of-birth.day', '27'],
      ['date-of-birth.month', 'Mar'],
      ['date-of-birth.year', '1994'],
    ] as const;
    expect(typed('you', date)['date-of-birth']).toBe('27/Mar/1994');
    expect(typed('you', [['date-of-birth.day', ' ']])['date-of-birth']).toBe('');
  });

  test('takes "I do not know" from a radio button, a box in the list, or a box beside an empty field', () => {
    expect(typed('pattern', [['norwood', 'dont-know']])['norwood']).toEqual(dontKnow);
    expect(typed('health', [['illnesses', 'dont-know']])['illnesses']).toEqual(dontKnow);
    expect(typed('treatment', [['prp-sessions.unknown', 'on']])['prp-sessions']).toEqual(dontKnow);
  });

  test('believes what was typed rather than the box "I do not know"', () => {
    const both = [
      ['prp-sessions', '6'],
      ['prp-sessions.unknown', 'on'],
    ] as const;
    expect(typed('treatment', both)['prp-sessions']).toBe('6');
  });

  test('with "I do not know" beside another choice has to be mended', () => {
    const answers = typed('health', [
      ['illnesses', 'diabetes'],
      ['illnesses', 'dont-know'],
    ]);
    expect(reasonOf(hair, 'illnesses', answers['illnesses'])).toBe('not-an-option');
  });

  test('gives entries without the empty ones, photos by view, and ticked consents', () => {
    const entries = [
      ['medicines.1.name', 'Ecosprin'],
      ['medicines.1.dose', '75 mg'],
    ] as const;
    expect(typed('medicines', entries)['medicines']).toEqual([{ name: 'Ecosprin', dose: '75 mg', since: '' }]);
    const photo = '5b2f5c5e-8f1e-4f0e-9a53-0b9a1c6a4c11';
    expect(typed('photos', [['skin-photos.close-up', photo]], skin)['skin-photos']).toEqual([
      { view: 'close-up', photo },
    ]);
    expect(typed('consent', [['consent-care', 'on']])).toMatchObject({ 'consent-care': true });
  });

  test('with files where words belong holds no words', () => {
    const data = new FormData();
    data.set('city', new File(['x'], 'city.txt'));
    expect(typedAnswers(sectionOf(hair, 'you')?.questions ?? [], data)['city']).toBe('');
  });
});
