import { describe, expect, test } from 'vitest';
import {
  chosenTime,
  clickedFromAddress,
  deskBookingFields,
  parseSlotValue,
  slotValue,
  withoutClicked,
  type DeskBookingTyped,
} from './desk-booking-form.ts';
import { dermatologist, surgeon } from '#app/features/scheduling/domain/fixtures.ts';

const date = '2026-11-23';
const seven = slotValue({ practitionerId: surgeon.id, date, minute: 1140 });
const noon = slotValue({ practitionerId: dermatologist.id, date, minute: 720 });

function typed(changes: Partial<DeskBookingTyped> = {}): DeskBookingTyped {
  const empty = Object.fromEntries(deskBookingFields.map((field) => [field, '']));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each field
  return { ...empty, tell: true, ...changes } as DeskBookingTyped;
}
const offered = (fits?: boolean) => ({
  date,
  shownFor: 'hair-consultation||2026-11-23',
  open: [[630, 1200]] as const,
  clicked: fits === undefined ? undefined : { value: seven, fits },
});

describe('the time a form of the desk means', () => {
  test('is the place that was clicked, while the visit fits there and nothing else was chosen', () => {
    expect(chosenTime(typed({ clicked: seven }), offered(true))).toEqual({ ok: true, value: parseSlotValue(seven) });
    expect(chosenTime(typed({ clicked: seven }), offered(false))).toMatchObject({ ok: false, reason: 'no-slot' });
    expect(chosenTime(typed(), offered())).toMatchObject({ ok: false, reason: 'no-slot' });
  });

  test('is the one chosen from the list', () => {
    expect(chosenTime(typed({ slot: noon, clicked: seven }), offered(true))).toMatchObject({ value: { minute: 720 } });
  });

  test.each([
    ['2:10 pm', 850],
    ['14:10', 850],
    ['2.10pm', 850],
    ['2.10', 850],
  ])('is %s where that was typed, whatever is chosen in the list', (otherTime, minute) => {
    const sent = typed({ otherTime, otherPractitioner: surgeon.id, slot: noon });
    expect(chosenTime(sent, offered())).toEqual({ ok: true, value: { practitionerId: surgeon.id, date, minute } });
  });

  test('is none where what was typed is no time: the list is not taken in its stead', () => {
    for (const otherTime of ['25:00', 'soon', '24:00'])
      expect(chosenTime(typed({ otherTime, slot: noon }), offered())).toMatchObject({
        ok: false,
        reason: 'not-a-time',
      });
  });

  test('is none where the list was for another kind of visit, person or day', () => {
    const stale = typed({ slot: noon, shownFor: 'follow-up||2026-11-23' });
    expect(chosenTime(stale, offered())).toMatchObject({ ok: false, reason: 'shown-anew' });
    expect(chosenTime({ ...stale, shownFor: offered().shownFor }, offered())).toMatchObject({ ok: true });
    // The clicked place was not chosen from a list.
    expect(chosenTime({ ...stale, slot: seven }, offered(true))).toMatchObject({ value: { minute: 1140 } });
  });
});

describe('the place that was clicked', () => {
  test('is in the address with person, day and minute, or not at all', () => {
    expect(clickedFromAddress(surgeon.id, date, '19:00')).toBe(seven);
    expect(clickedFromAddress('', date, '19:00')).toBe('');
    expect(clickedFromAddress(surgeon.id, 'monday', '19:00')).toBe('');
    expect(clickedFromAddress(surgeon.id, date, '')).toBe('');
  });

  test('leaves its person and its day behind when it is taken off', () => {
    expect(withoutClicked(typed({ clicked: seven }))).toMatchObject({
      clicked: '',
      practitioner: surgeon.id,
      date,
    });
    expect(withoutClicked(typed({ practitioner: dermatologist.id }))).toMatchObject({
      practitioner: dermatologist.id,
    });
  });
});
