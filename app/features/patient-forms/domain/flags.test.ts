import { describe, expect, test } from 'vitest';
import { bothForms, today } from '../fixtures.ts';
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
    [{ illnesses: ['bleeding-clotting'] }, 'bleeding'],
    [{ healing: ['treatment-reaction'] }, 'treatment-reaction'],
    [{ infections: ['hepatitis-b'] }, 'infection'],
    [{ allergies: ['adrenaline'] }, 'allergy-adrenaline'],
    [{ allergies: ['antibiotics'] }, 'allergy-antibiotics'],
    [{ allergies: ['sulfa'] }, 'allergy-antibiotics'],
    [{ allergies: ['pain-killers'] }, 'allergy-pain-killers'],
    [{ allergies: ['vaccine'] }, 'allergy-vaccine'],
    [{ allergies: ['latex'] }, 'allergy-latex'],
    [{ allergies: ['iodine'] }, 'allergy-disinfectant'],
    [{ allergies: ['chlorhexidine'] }, 'allergy-disinfectant'],
    [{ allergies: ['adhesive'] }, 'allergy-adhesive'],
    [{ allergies: ['hair-dye'] }, 'allergy-hair-dye'],
    [{ illnesses: ['heart-disease'] }, 'heart'],
    [{ illnesses: ['high-blood-pressure'] }, 'blood-pressure'],
    [{ 'medicine-groups': ['heart-medicine'] }, 'blood-pressure'],
    [{ 'medicine-groups': ['beta-blocker'] }, 'beta-blocker'],
    [{ illnesses: ['epilepsy'] }, 'epilepsy'],
    [{ illnesses: ['diabetes'] }, 'diabetes'],
    [{ 'medicine-groups': ['diabetes-medicine'] }, 'diabetes'],
    [{ illnesses: ['liver-kidney'] }, 'liver-kidney'],
    [{ illnesses: ['tuberculosis'] }, 'tuberculosis'],
    [{ 'medicine-groups': ['antidepressant'] }, 'antidepressant'],
    [{ 'medicine-groups': ['light-sensitising'] }, 'light-sensitising'],
    [{ 'medicine-groups': ['gold'] }, 'gold'],
    [{ 'medicine-groups': ['weight-loss-medicine'] }, 'weight-loss-medicine'],
    [{ 'medicine-groups': ['anabolic'] }, 'anabolic'],
    [{ 'procedure-trouble': ['fainting'] }, 'fainting'],
    [{ 'procedure-trouble': ['numbing-trouble'] }, 'anaesthetic-trouble'],
    [{ 'procedure-trouble': ['anaesthesia-trouble'] }, 'anaesthetic-trouble'],
    [{ 'procedure-trouble': ['long-bleeding'] }, 'long-bleeding'],
    [{ 'mental-health': 'I have not felt well for months.' }, 'mental-health'],
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

  test('a medicine that harms is urgent when nobody knows whether there is a pregnancy, or says so only in person', () => {
    for (const medicine of ['isotretinoin', 'acitretin', 'immunosuppressant']) {
      const asked = { ...woman, 'medicine-groups': [medicine] };
      expect(raisedFlags(form, { ...asked, pregnancy: dontKnow }, today)[0]?.id).toBe('pregnancy-not-known');
      const [first] = raisedFlags(form, { ...asked, pregnancy: ['tell-in-person'] }, today);
      expect(first).toMatchObject({ id: 'pregnancy-in-person', level: 'urgent' });
      expect(first?.callNow).toContain('before the next dose');
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
    expect(flagsOf(answers, form)).toEqual(['allergy-latex', 'heart', 'beta-blocker']);
  });

  test('a severe reaction comes before what caused it, and an allergy without one is told without it', () => {
    const allergy = { allergies: ['local-anaesthetic', 'sulfa'] };
    const all = ['severe-allergy', 'anaesthetic-allergy', 'allergy-antibiotics'];
    expect(flagsOf({ ...allergy, 'allergy-severe': 'yes' }, form)).toEqual(all);
    expect(flagsOf({ ...allergy, 'allergy-severe': dontKnow }, form)).toEqual(all);
    expect(flagsOf({ ...allergy, 'allergy-severe': 'no' }, form)).toEqual(all.slice(1));
    expect(flagsOf({ allergies: ['none'], 'allergy-severe': 'yes' }, form)).toEqual([]);
  });

  test('no contraception is told only with a medicine that harms, and of nobody who would rather not say', () => {
    const asked = { ...woman, pregnancy: ['none'], 'medicine-groups': ['acitretin'] };
    expect(flagsOf({ ...asked, contraception: ['none'] }, form)).toEqual(['contraception']);
    expect(flagsOf({ ...asked, contraception: ['prefer-not-to-say'] }, form)).toEqual([]);
    expect(flagsOf({ ...asked, contraception: ['coil'] }, form)).toEqual([]);
    expect(flagsOf({ ...asked, contraception: ['none'], 'medicine-groups': ['supplements'] }, form)).toEqual([]);
    const girl = { ...asked, 'date-of-birth': '2010-01-01', contraception: ['none'] };
    expect(flagsOf(girl, form)).toEqual(['under-18']);
  });

  test('what is on the mind most of the day is told from 9 of 10, or from more than three hours', () => {
    expect(flagsOf({ 'on-the-mind': 8, 'mind-hours': '1-to-3' }, form)).toEqual([]);
    expect(flagsOf({ 'on-the-mind': 9 }, form)).toEqual(['body-image']);
    expect(flagsOf({ 'mind-hours': 'more-than-3' }, form)).toEqual(['body-image']);
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
  'red-all-over',
])('a %s is urgent, comes first, and has words for the patient', (sign) => {
  const flags = raisedFlags(skin, { 'date-of-birth': '2010-01-01', 'warning-signs': [sign] }, today);
  expect(isUrgent(flags)).toBe(true);
  expect(flags[0]).toMatchObject({ level: 'urgent', callNow: expect.stringMatching(/call/i) as string });
  expect(flags.at(-1)?.id).toBe('under-18');
});

test.each([
  ['fever-scalp', 'scalp-fever'],
  ['soft-swelling', 'soft-swelling'],
  ['painful-patches', 'painful-patches'],
  ['dye-reaction', 'dye-reaction'],
  ['painful-blisters', 'painful-blisters'],
  ['sore-temples', 'sore-temples'],
  ['face-sight', 'face-sight'],
  ['changing-spot', 'changing-spot'],
])('on the scalp, %s is urgent, comes first, and has words for the patient', (sign, id) => {
  const flags = raisedFlags(hair, { 'date-of-birth': '2018-01-01', 'scalp-warning-signs': [sign] }, today);
  expect(flags[0]).toMatchObject({ id, level: 'urgent', callNow: expect.stringMatching(/call/i) as string });
  expect(flags.at(-1)?.id).toBe('under-18');
  expect(raisedFlags(hair, { 'scalp-warning-signs': ['none'] }, today)).toEqual([]);
});

test.each<[Answers, string]>([
  [{ 'scalp-signs': ['pain'] }, 'scalp-pain'],
  [{ 'scalp-signs': ['pus'] }, 'scalp-infection'],
  [{ ...woman, 'androgen-signs': ['face-hair'] }, 'androgen-signs'],
  [{ ...woman, 'androgen-signs': ['deeper-voice'] }, 'androgen-signs'],
  [{ 'hair-pulling': 'often' }, 'hair-pulling'],
])('in the hair form %j raises %s for the doctor', (answers, flag) => {
  expect(raisedFlags(hair, answers, today)).toMatchObject([{ id: flag, level: 'doctor' }]);
});

test.each<[Answers, string]>([
  [{ 'skin-signs': ['numb'] }, 'numb'],
  [{ 'medicine-groups': ['steroid-cream'] }, 'steroid-cream'],
  [{ 'skin-treatments': ['steroid-creams'] }, 'steroid-cream'],
  [{ 'tan-4-weeks': ['self-tanner'] }, 'recent-tan'],
])('in the skin form %j raises %s for the doctor', (answers, flag) => {
  expect(raisedFlags(skin, answers, today)).toMatchObject([{ id: flag, level: 'doctor' }]);
});

test('a hospital is named first in whatever cannot wait for the clinic', () => {
  const hospital = (form: typeof hair) =>
    form.flags.flatMap(({ id, callNow }) => (/hospital|112/.test(callNow ?? '') ? [id] : []));
  expect(hospital(hair)).toEqual([
    'scalp-fever',
    'soft-swelling',
    'dye-reaction',
    'painful-blisters',
    'sore-temples',
    'face-sight',
    'child-scalp-pus',
  ]);
  expect(hospital(skin)).toEqual([
    'fever-rash',
    'blisters',
    'swollen-face',
    'near-eye',
    'spreading-infection',
    'medicine-rash',
    'red-all-over',
  ]);
});

test('what a man says of hair on the chin, or a hair that is never pulled, raises nothing', () => {
  const man = { 'date-of-birth': '1990-01-01', sex: 'male', 'androgen-signs': ['face-hair'] };
  expect(raisedFlags(hair, { ...man, 'hair-pulling': 'never' }, today)).toEqual([]);
  expect(raisedFlags(hair, { 'hair-pulling': 'prefer-not-to-say' }, today)).toEqual([]);
});

test('pus on the scalp is urgent in a child', () => {
  const child = { 'date-of-birth': '2018-01-01', 'scalp-signs': ['pus'] };
  expect(raisedFlags(hair, child, today)).toContainEqual(
    expect.objectContaining({ id: 'child-scalp-pus', level: 'urgent' }),
  );
});

test('flags for the doctor alone are not urgent', () => {
  const flags = raisedFlags(hair, { 'medicine-groups': ['blood-thinner'], 'scalp-signs': ['pus'] }, today);
  expect(flags.map(({ id }) => id)).toEqual(['blood-thinner', 'scalp-infection']);
  expect(isUrgent(flags)).toBe(false);
});
