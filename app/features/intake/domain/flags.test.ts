import { describe, expect, test } from 'vitest';
import { bothForms, today } from '../testing.ts';
import { dontKnow, type Answers } from './answer.ts';
import { isUrgent, raisedFlags } from './flags.ts';

const [hair, skin] = bothForms;
const woman = { 'date-of-birth': '1995-01-01', sex: 'female' };
const flagsOf = (answers: Answers, form = skin) => raisedFlags(form, answers, today).map(({ id }) => id);

describe.each(bothForms)('in the $form form', (form) => {
  test.each<[Answers, string]>([
    [{ 'medicine-groups': ['blood-thinner'] }, 'blood-thinner'],
    [{ 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': '2026-06-01' }, 'isotretinoin'],
    [{ 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': dontKnow }, 'isotretinoin'],
    [{ ...woman, pregnancy: ['breastfeeding'] }, 'pregnancy'],
    [{ ...woman, pregnancy: ['tell-in-person'] }, 'pregnancy'],
    [{ healing: ['keloid-family'] }, 'keloid'],
    [{ implants: ['pacemaker'] }, 'pacemaker'],
    [{ allergies: ['local-anaesthetic'] }, 'anaesthetic-allergy'],
    [{ healing: ['cold-sores'] }, 'herpes'],
    [{ 'medicine-groups': ['immunosuppressant'] }, 'immunosuppression'],
    [{ illnesses: ['organ-transplant'] }, 'immunosuppression'],
    [{ 'date-of-birth': '2010-01-01' }, 'under-18'],
  ])('%j raises %s', (answers, flag) => {
    expect(flagsOf(answers, form)).toContain(flag);
  });

  test('isotretinoin more than 6 months ago, and answers that are no longer asked, raise nothing', () => {
    expect(flagsOf({ 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': '2026-01-01' }, form)).toEqual([]);
    expect(flagsOf({ 'medicine-groups': ['none'], 'isotretinoin-last-dose': '2026-11-01' }, form)).toEqual([]);
    expect(flagsOf({ sex: 'male', 'date-of-birth': '1990-01-01', pregnancy: ['pregnant'] }, form)).toEqual([]);
  });
});

test.each(['changing-mole', 'bleeding', 'not-healing', 'fever-rash', 'blisters', 'swollen-face'])(
  'a %s is urgent, comes first, and has words for the patient',
  (sign) => {
    const flags = raisedFlags(skin, { 'date-of-birth': '2010-01-01', 'warning-signs': [sign] }, today);
    expect(isUrgent(flags)).toBe(true);
    expect(flags[0]).toMatchObject({ level: 'urgent', callNow: expect.stringMatching(/call/i) as string });
    expect(flags.at(-1)?.id).toBe('under-18');
  },
);

test('flags for the doctor alone are not urgent', () => {
  const flags = raisedFlags(hair, { 'medicine-groups': ['blood-thinner'], 'scalp-signs': ['pus'] }, today);
  expect(flags.map(({ id }) => id)).toEqual(['blood-thinner', 'scalp-infection']);
  expect(isUrgent(flags)).toBe(false);
});
