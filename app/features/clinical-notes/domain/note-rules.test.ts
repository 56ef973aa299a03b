import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkNote } from './check-note.ts';
import { parseDiagnosisCode } from './diagnosis-code.ts';
import { followUpOn, nextTypeId, parseFollowUp } from './follow-up.ts';
import { knownView } from './known-words.ts';
import { changedFields, emptyNote, isBlank, noteFieldNames, noteFields, tooLong, typedNote } from './note-fields.ts';
import { correctionHours, phaseOf, possibleActions, takesNote, takesSignature } from './note-state.ts';

const at = Date.UTC(2026, 10, 20, 8);
const hour = 3_600_000;
const signed = { at, staffId: 'doctor' };

describe('what can be done with a note', () => {
  it('is written and signed by any doctor to whom the record is open, as long as nobody has signed it', () => {
    for (const staffId of ['doctor', 'colleague'])
      expect(possibleActions(null, staffId, at)).toEqual(['write', 'sign']);
  });

  it('is corrected for 24 hours by whoever signed it, and by nobody else', () => {
    const lastMoment = at + correctionHours * hour - 1;
    expect(possibleActions(signed, 'doctor', lastMoment)).toEqual(['write', 'sign', 'add']);
    expect(possibleActions(signed, 'colleague', lastMoment)).toEqual(['add']);
    expect(phaseOf(signed, lastMoment)).toBe('correctable');
  });

  it('is only added to after that, by its author and by colleagues', () => {
    const aDayLater = at + correctionHours * hour;
    expect(phaseOf(signed, aDayLater)).toBe('closed');
    for (const staffId of ['doctor', 'colleague']) expect(possibleActions(signed, staffId, aDayLater)).toEqual(['add']);
  });

  it('never opens again once it is closed, whoever asks and whenever', () => {
    fc.assert(
      fc.property(fc.nat(10_000 * hour), fc.string(), (later, who) => {
        const now = at + correctionHours * hour + later;
        expect(possibleActions(signed, who, now)).toEqual(['add']);
      }),
    );
  });

  it('is begun for a visit that stands, and signed once the patient has come', () => {
    expect(['booked', 'confirmed', 'arrived', 'in-consultation', 'completed'].filter(takesNote as never)).toHaveLength(
      5,
    );
    for (const status of ['offered', 'cancelled', 'no-show'] as const) {
      expect(takesNote(status)).toBe(false);
      expect(takesSignature(status)).toBe(false);
    }
    for (const status of ['booked', 'confirmed'] as const) expect(takesSignature(status)).toBe(false);
    for (const status of ['arrived', 'in-consultation', 'completed'] as const)
      expect(takesSignature(status)).toBe(true);
  });
});

test.each([
  ['L70.0', 'L70.0', 'ICD-10'],
  ['l20', 'L20', 'ICD-10'],
  [' l64 .9 ', 'L64.9', 'ICD-10'],
  ['S52.521A', 'S52.521A', 'ICD-10'],
  ['EA90', 'EA90', 'ICD-11'],
  ['ed80.0', 'ED80.0', 'ICD-11'],
  ['1F28.Y', '1F28.Y', 'ICD-11'],
  ['EA80.0&XS25', 'EA80.0&XS25', 'ICD-11'],
])('%j has the form of %s, a code of %s', (typed, code, system) => {
  expect(parseDiagnosisCode(typed)).toEqual({ ok: true, value: { code, system } });
});

test.each(['acne', 'L', '70.0', 'L70.', 'L7O.0.1', 'EO80', 'ED8', 'ED80.', 'L70.0; L20', '<b>', 'L70.00000'])(
  '%j has the form of no code',
  (typed) => {
    expect(parseDiagnosisCode(typed)).toEqual({ ok: false, reason: 'not-a-code' });
  },
);

describe('the next visit', () => {
  it('keeps the day of the week by weeks, and the end of a short month by months', () => {
    expect(followUpOn('2026-11-23', { count: 4, unit: 'weeks' })).toBe('2026-12-21');
    expect(followUpOn('2026-11-23', { count: 10, unit: 'days' })).toBe('2026-12-03');
    expect(followUpOn('2027-01-31', { count: 1, unit: 'months' })).toBe('2027-02-28');
  });

  it('is nothing where no number is typed, and refused where it is no time to come', () => {
    expect(parseFollowUp('', 'weeks')).toEqual({ ok: true, value: undefined });
    expect(parseFollowUp(' 4 ', 'weeks')).toEqual({ ok: true, value: { count: 4, unit: 'weeks' } });
    for (const [count, unit] of [
      ['0', 'weeks'],
      ['4', ''],
      ['4', 'years'],
      ['-1', 'days'],
      ['four', 'weeks'],
      ['105', 'weeks'],
      ['1.5', 'days'],
    ])
      expect(parseFollowUp(count ?? '', unit ?? '')).toEqual({ ok: false, reason: 'not-a-time' });
  });
});

describe('what may be signed', () => {
  it('is tidied, with the code in capitals and without what was to be added', () => {
    const typed = { ...emptyNote, reason: ' Acne ', diagnosisCode: 'l70.0', followUpUnit: 'weeks', addendum: 'x' };
    const checked = checkNote(typed);
    const tidied = { reason: 'Acne', diagnosisCode: 'L70.0', followUpUnit: '', addendum: '' };
    expect(checked).toEqual({ ok: true, value: { ...emptyNote, ...tidied } });
  });

  it('says each fault at its field', () => {
    const typed = { ...emptyNote, diagnosisCode: 'acne', followUpCount: '4', plan: 'x'.repeat(noteFields.plan + 1) };
    const errors = { diagnosisCode: 'not-a-code', followUpCount: 'not-a-time', plan: 'too-long' };
    expect(checkNote(typed)).toEqual({ ok: false, reason: 'invalid', errors });
    expect(checkNote({ ...emptyNote, followUpUnit: 'weeks' })).toMatchObject({ errors: { reason: 'empty' } });
  });

  it('loses no letter of what fits, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { minLength: 11, maxLength: 11 }),
        (texts) => {
          const note = typedNote((field) =>
            field.startsWith('followUp') || field === 'diagnosisCode'
              ? ''
              : (texts[noteFieldNames.indexOf(field)] ?? ''),
          );
          const checked = checkNote(note);
          expect(checked.ok).toBe(!isBlank(note));
          expect(changedFields(note, checked.ok ? checked.value : note)).toEqual([]);
        },
      ),
    );
    expect(tooLong(typedNote((field) => 'x'.repeat(noteFields[field])))).toEqual([]);
  });
});

const isNone = (kind: 'flag' | 'allergies' | 'cautions', text: string) =>
  knownView({ id: 'one', kind, text, isUrgent: false }).isNone;

describe('what is known of a patient', () => {
  it.each([
    'None',
    'None known',
    'none.',
    'Nil',
    'No known allergies',
    'No known drug allergies',
    'NKDA',
    'No allergies',
  ])('is no warning where the note says “%s”', (text) => {
    expect(isNone('allergies', text)).toBe(true);
  });

  it.each(['Penicillin', 'None known but sulfa?', 'No NSAIDs', 'Nothing with nuts', 'nil by mouth'])(
    'is a warning where the note says “%s”',
    (text) => {
      expect(isNone('cautions', text)).toBe(false);
    },
  );

  it('is always a warning where a form raised it', () => {
    expect(isNone('flag', 'None')).toBe(false);
  });
});

it.each([
  ['skin-consultation', ['skin-consultation', 'follow-up'], 'follow-up'],
  ['skin-consultation', ['skin-consultation'], 'skin-consultation'],
  ['laser-session', ['laser-session', 'follow-up'], 'laser-session'],
])('after a %s with somebody who offers %j the next visit is a %s', (before, offered, next) => {
  expect(nextTypeId(before, offered)).toBe(next);
});
