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

  test.each<[string, Answers, string]>([
    [
      'isotretinoin now',
      { 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': today },
      'pregnancy-isotretinoin',
    ],
    [
      'isotretinoin, not known when',
      { 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': dontKnow },
      'pregnancy-isotretinoin-when',
    ],
    ['acitretin', { 'medicine-groups': ['acitretin'] }, 'pregnancy-acitretin'],
    [
      'methotrexate',
      { 'medicine-groups': ['immunosuppressant'], 'takes-methotrexate': 'yes' },
      'pregnancy-methotrexate',
    ],
    [
      'perhaps methotrexate',
      { 'medicine-groups': ['immunosuppressant'], 'takes-methotrexate': dontKnow },
      'pregnancy-immune-medicine',
    ],
    ['finasteride', { 'medicine-groups': ['hair-medicine'], 'takes-finasteride': 'yes' }, 'pregnancy-finasteride'],
    [
      'perhaps finasteride',
      { 'medicine-groups': ['hair-medicine'], 'takes-finasteride': dontKnow },
      'pregnancy-hair-medicine',
    ],
  ])('%s is urgent with pregnancy, with trying and with breastfeeding, and only then', (_, medicine, flag) => {
    for (const state of ['pregnant', 'trying', 'breastfeeding']) {
      const [first, ...others] = raisedFlags(form, { ...woman, ...medicine, pregnancy: [state] }, today);
      expect(first?.id).toBe(flag);
      expect(first?.callNow).toContain('before the next dose');
      expect(isUrgent(others)).toBe(false);
    }
    for (const answers of [
      { ...woman, ...medicine, pregnancy: ['none'] },
      { ...woman, ...medicine },
      { ...woman, pregnancy: ['pregnant'] },
    ]) {
      expect(isUrgent(raisedFlags(form, answers, today))).toBe(false);
    }
    const man = { 'date-of-birth': '1990-01-01', sex: 'male', pregnancy: ['pregnant'] };
    expect(isUrgent(raisedFlags(form, { ...man, ...medicine }, today))).toBe(false);
  });

  test('a medicine that harms is urgent when nobody knows whether there is a pregnancy', () => {
    for (const medicine of ['isotretinoin', 'acitretin', 'immunosuppressant']) {
      const flags = raisedFlags(form, { ...woman, 'medicine-groups': [medicine], pregnancy: dontKnow }, today);
      expect(flags[0]?.id).toBe('pregnancy-not-known');
    }
    expect(
      isUrgent(
        raisedFlags(
          form,
          { ...woman, 'medicine-groups': ['hair-medicine'], 'takes-finasteride': 'no', pregnancy: dontKnow },
          today,
        ),
      ),
    ).toBe(false);
  });

  test('what a surgeon has to see first is seen: drugs, latex, heart, beta-blocker', () => {
    const answers = { allergies: ['latex'], illnesses: ['heart-disease'], 'medicine-groups': ['beta-blocker'] };
    expect(flagsOf(answers, form)).toEqual(['drug-allergy', 'body', 'beta-blocker']);
  });

  test('who would rather not say whether it is hepatitis or HIV is not marked for it', () => {
    expect(flagsOf({ infections: ['tell-in-person'] }, form)).toEqual([]);
    expect(flagsOf({ infections: ['prefer-not-to-say'] }, form)).toEqual([]);
    expect(flagsOf({ infections: ['hiv'] }, form)).toContain('infection');
  });

  test('isotretinoin more than 6 months ago, and answers that are no longer asked, raise nothing', () => {
    expect(flagsOf({ 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': '2026-01-01' }, form)).toEqual([]);
    expect(flagsOf({ 'medicine-groups': ['none'], 'isotretinoin-last-dose': '2026-11-01' }, form)).toEqual([]);
    expect(flagsOf({ sex: 'male', 'date-of-birth': '1990-01-01', pregnancy: ['pregnant'] }, form)).toEqual([]);
  });
});

test.each([
  'changing-mole',
  'bleeding',
  'not-healing',
  'dark-spot',
  'fever-rash',
  'blisters',
  'swollen-face',
  'near-eye',
  'hot-spreading',
  'purple-spots',
  'after-medicine',
])('a %s is urgent, comes first, and has words for the patient', (sign) => {
  const flags = raisedFlags(skin, { 'date-of-birth': '2010-01-01', 'warning-signs': [sign] }, today);
  expect(isUrgent(flags)).toBe(true);
  expect(flags[0]).toMatchObject({ level: 'urgent', callNow: expect.stringMatching(/call/i) as string });
  expect(flags.at(-1)?.id).toBe('under-18');
});

test('flags for the doctor alone are not urgent', () => {
  const flags = raisedFlags(hair, { 'medicine-groups': ['blood-thinner'], 'scalp-signs': ['pus'] }, today);
  expect(flags.map(({ id }) => id)).toEqual(['blood-thinner', 'scalp-infection']);
  expect(isUrgent(flags)).toBe(false);
});
