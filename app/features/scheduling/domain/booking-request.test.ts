import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedFields } from './booking-form.ts';
import { parseBookingRequest, type BookingField } from './booking-request.ts';

const valid = {
  appointmentTypeId: 'hair-consultation',
  startsAt: '2026-11-23T10:30:00+05:30',
  fullName: 'Asha Namuna',
  mobileNumber: '098765 43210',
  consent: true,
};

function reasonFor(field: BookingField, value: unknown): string | undefined {
  const result = parseBookingRequest({ ...valid, [field]: value });
  return result.ok ? undefined : result.errors[field];
}

describe('a booking request', () => {
  test('is tidied: instants as numbers, the phone as E.164, spaces and line ends made one', () => {
    const parsed = parseBookingRequest({
      ...valid,
      fullName: '  Asha \u00a0 Namuna ',
      email: ' asha@example.com ',
      note: 'one\r\ntwo ',
      practitionerId: '',
      treatment: null,
    });
    expect(parsed).toEqual({
      ok: true,
      value: {
        appointmentTypeId: 'hair-consultation',
        practitionerId: undefined,
        startsAt: Date.UTC(2026, 10, 23, 5, 0),
        fullName: 'Asha Namuna',
        mobileNumber: '+919876543210',
        email: 'asha@example.com',
        note: 'one\ntwo',
        treatment: undefined,
        consent: true,
      },
    });
  });

  test.each(['आशा नमुना', "D'Souza-O’Neil", 'Mr. R. K. Namuna (Jr.)', '李小龍', 'Zoë', '😀 Asha'])(
    'the name %j is a name',
    (name) => {
      expect(reasonFor('fullName', name)).toBeUndefined();
    },
  );

  test.each<[BookingField, unknown, string]>([
    ['fullName', undefined, 'required'],
    ['fullName', '   ', 'required'],
    ['fullName', 42, 'wrong-type'],
    ['fullName', ['Asha'], 'wrong-type'],
    ['fullName', '😀', 'not-a-name'],
    ['fullName', '12345', 'not-a-name'],
    ['fullName', 'a'.repeat(101), 'too-long'],
    ['fullName', 'a'.repeat(1_000_000), 'too-long'],
    ['fullName', 'Asha\u0000', 'bad-characters'],
    ['fullName', 'Asha\nBcc: all@example.com', 'bad-characters'],
    ['fullName', 'Asha \u202enamuN', 'bad-characters'],
    ['fullName', 'Asha \ud800', 'bad-characters'],
    ['fullName', '<script>alert(1)</script>', 'bad-characters'],
    ['fullName', 'Win at https://example.com', 'bad-characters'],
    ['mobileNumber', undefined, 'required'],
    ['mobileNumber', '', 'required'],
    ['mobileNumber', '98765', 'too-short'],
    ['mobileNumber', '1'.repeat(41), 'too-long'],
    ['mobileNumber', 'call me', 'not-a-phone-number'],
    ['mobileNumber', 9_876_543_210, 'wrong-type'],
    ['email', 'asha', 'not-an-email'],
    ['email', 'asha@example', 'not-an-email'],
    ['email', 'asha@example.com, all@example.com', 'not-an-email'],
    ['email', 'asha\r\n@example.com', 'bad-characters'],
    ['email', `${'a'.repeat(250)}@example.com`, 'too-long'],
    ['note', 'a'.repeat(1001), 'too-long'],
    ['note', 'a\u0007b', 'bad-characters'],
    ['note', {}, 'wrong-type'],
    ['startsAt', undefined, 'required'],
    ['startsAt', '', 'required'],
    ['startsAt', '2026-02-31T10:30:00+05:30', 'not-a-time'],
    ['startsAt', '2026-11-23T10:30', 'not-a-time'],
    ['startsAt', 1_795_000_000, 'wrong-type'],
    ['appointmentTypeId', "'; DROP TABLE appointments; --", 'unknown'],
    ['practitionerId', '../dermatologist', 'unknown'],
    ['treatment', 'hair/../skin', 'unknown'],
    ['consent', false, 'required'],
    ['consent', 'yes', 'required'],
  ])('%s %j is refused as %s', (field, value, reason) => {
    expect(reasonFor(field, value)).toBe(reason);
  });

  test('a note keeps its lines, tabs and quotation marks as they were typed', () => {
    const note = 'It\'s "itchy" & red:\n\t<since May>; 100% sure 😀';
    const parsed = parseBookingRequest({ ...valid, note });
    expect(parsed.ok && parsed.value.note).toBe(note);
  });

  test('every wrong field is named at once', () => {
    const parsed = parseBookingRequest({});
    expect(parsed).toEqual({
      ok: false,
      reason: 'invalid',
      errors: {
        appointmentTypeId: 'required',
        startsAt: 'required',
        fullName: 'required',
        mobileNumber: 'required',
        consent: 'required',
      },
    });
  });

  test('anything at all is answered with a request or with reasons', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ fullName: fc.string({ unit: 'binary' }), note: fc.anything() })),
        (input) => {
          const parsed = parseBookingRequest(input);
          expect(parsed.ok || Object.keys(parsed.errors).length > 0).toBe(true);
        },
      ),
    );
  });
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a booking form', () => {
  test('keeps what was typed, also what is wrong', () => {
    const typed = typedFields(form({ fullName: ' <b> ', mobileNumber: '0000 000' }));
    expect(typed).toMatchObject({ fullName: ' <b> ', mobileNumber: '0000 000', note: '', consent: '' });
  });

  test('a file in the place of a text is no text', () => {
    const data = form({});
    data.set('fullName', new File(['x'], 'x.txt'));
    expect(typedFields(data).fullName).toBe('');
  });
});
