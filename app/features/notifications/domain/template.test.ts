import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smsSizeOf } from './sms-segments.ts';
import {
  fillTemplate,
  medicalWordIn,
  numberedTemplate,
  placeholdersOf,
  templateRefusal,
  type Values,
} from './template.ts';

const values: Values = {
  name: 'Asha Namuna',
  date: 'Mon 23 Nov',
  time: '10:30 am',
  practitioner: 'Dr Namuna',
  clinic: 'Jamun Clinic',
  phone: '+91 00000 00000',
  link: 'https://clinic.example/appointment/x',
  code: '123456',
};
const names = ['FUE hair transplant', 'Carbon facial'];

describe('templates', () => {
  test('are filled once: what a name holds in braces stays a name', () => {
    expect(fillTemplate('{name}: {time}', values)).toBe('Asha Namuna: 10:30 am');
    expect(fillTemplate('{name} {link}', { ...values, name: '{link}' })).toBe(`{link} ${values.link}`);
    expect(fillTemplate('{name}', { ...values, name: '$& $1' })).toBe('$& $1');
  });

  test('become WhatsApp’s numbers in the order of their first mention', () => {
    const body = '{date}: {name}, {time}. {date}';
    expect(numberedTemplate(body)).toBe('{{1}}: {{2}}, {{3}}. {{1}}');
    expect(placeholdersOf(body)).toEqual(['date', 'name', 'time']);
  });

  test('refuse what is not known, stands alone or is missing', () => {
    expect(templateRefusal('Dear {nmae}', names, false)).toEqual({ reason: 'unknown-placeholder', word: '{nmae}' });
    expect(templateRefusal('Dear {name', names, false)).toEqual({ reason: 'stray-brace' });
    expect(templateRefusal('  ', names, false)).toEqual({ reason: 'empty' });
    expect(templateRefusal('x'.repeat(1001), names, false)).toEqual({ reason: 'too-long' });
    expect(templateRefusal('Dear {name}, see you at {time}', names, false)).toBeUndefined();
  });

  test('bring the code in the one kind that has one, and in no other', () => {
    expect(templateRefusal('Your code: {code}', names, true)).toBeUndefined();
    expect(templateRefusal('Your code is on its way, {name}', names, true)).toEqual({ reason: 'no-code' });
    expect(templateRefusal('Your code: {code}', names, false)).toEqual({
      reason: 'unknown-placeholder',
      word: '{code}',
    });
  });

  test('refuse names of treatments however they are written, and words that tell what somebody comes for', () => {
    for (const text of [
      'your fue HAIR-transplant',
      'the Carbon  Facial today',
      'your laser session',
      'after the surgery',
    ])
      expect(templateRefusal(text, names, false)?.reason).toBe('medical-word');
    expect(medicalWordIn('Your appointment. Bring your scarf.', names)).toBeUndefined();
  });

  test.each([
    'आपका लेज़र सेशन कल है',
    'तुमच्या लेझरची वेळ',
    'त्वचेची तपासणी',
    'बालों की जाँच',
    'केसांची तपासणी',
    'मुँहासे',
    'दाग',
    'इलाज के लिए आएँ',
  ])('refuse words of illness and treatment in Devanagari: %s', (text) => {
    expect(templateRefusal(text, names, false, 'hi')?.reason).toBe('medical-word');
  });

  test('name the whole word they refuse', () => {
    expect(medicalWordIn('तुमच्या त्वचेची तपासणी', [], 'mr')).toBe('त्वचेची');
    expect(medicalWordIn('आपके मुँहासों की जाँच', [], 'hi')).toBe('मुँहासों');
  });

  test('refuse the names of treatments in Devanagari, whichever vowel signs they have', () => {
    expect(medicalWordIn('आपकी झाइयाँ', ['झाइयाँ'])).toBe('झाइयाँ');
    expect(medicalWordIn('कमल', ['कमाल'])).toBeUndefined();
  });

  test('let harmless words be that only begin like others', () => {
    for (const text of ['दागिने घालू नका', 'बालक', 'केसरकर', 'अपॉइंटमेंट खोलने का कोड'])
      expect(medicalWordIn(text, names, 'hi')).toBeUndefined();
  });

  test('say no “code” in Marathi, where it is a word for vitiligo', () => {
    expect(templateRefusal('{code} तुमचा कोड', names, true, 'mr')).toEqual({ reason: 'medical-word', word: 'कोड' });
    expect(templateRefusal('{code} तुमचा ओटीपी', names, true, 'mr')).toBeUndefined();
    expect(templateRefusal('{code} आपका कोड', names, true, 'hi')).toBeUndefined();
  });

  test('hold no placeholder once they are filled', () => {
    const body = fc.array(fc.constantFrom('{name}', '{date}', ' at ', '{clinic}', 'x'), { minLength: 1 });
    fc.assert(
      fc.property(body, (parts) => {
        expect(fillTemplate(parts.join(''), values)).not.toMatch(/[{}]/);
      }),
    );
  });
});

describe('the size of a text message', () => {
  test.each([
    ['', 'gsm-7', 0, 0],
    ['a'.repeat(160), 'gsm-7', 160, 1],
    ['a'.repeat(161), 'gsm-7', 161, 2],
    ['a'.repeat(306), 'gsm-7', 306, 2],
    ['a'.repeat(307), 'gsm-7', 307, 3],
    ['€'.repeat(80), 'gsm-7', 160, 1],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm-7', 306, 3],
    ['न'.repeat(70), 'ucs-2', 70, 1],
    ['न'.repeat(71), 'ucs-2', 71, 2],
    ['’', 'ucs-2', 1, 1],
    ['😀'.repeat(35), 'ucs-2', 70, 1],
  ] as const)('of %#', (text, alphabet, units, segments) => {
    expect(smsSizeOf(text)).toEqual({ alphabet, units, segments });
  });
});
