import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { inNagpur } from '../domain/fixtures.ts';
import { calendarFile, calendarPlace } from './calendar-file.ts';
import { aPlace, anAppointment } from './fixtures.ts';

const link = 'https://clinic.example/appointment/AbCdEfGhIjKlMnOpQrStUvWxYz0';

function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent('vevent')!;
  const text = (name: string) => String(event.getFirstPropertyValue(name));
  return { calendar, event: new ICAL.Event(event), text };
}

const alarmsOf = (appointment: ReturnType<typeof anAppointment>) =>
  new ICAL.Component(ICAL.parse(calendarFile(appointment, aPlace, link, 'en').content))
    .getFirstSubcomponent('vevent')!
    .getAllSubcomponents('valarm')
    .map((alarm) => [String(alarm.getFirstPropertyValue('action')), String(alarm.getFirstPropertyValue('trigger'))]);

test('a calendar reads the visit at the right moment, under a neutral title', () => {
  const { event, text } = read(calendarFile(anAppointment(), aPlace, link, 'en').content);
  expect(event.startDate.toJSDate().getTime()).toBe(inNagpur('2026-11-23', '10:30'));
  expect(event.endDate.toJSDate().getTime()).toBe(inNagpur('2026-11-23', '11:00'));
  expect(event.summary).toBe('Appointment at Jamun Skin & Hair Clinic');
  expect(event.location).toContain('12 Placeholder Road, Sample Nagar, Nagpur');
  expect(event.description).toContain('K7M4-QDXW');
  expect(text('status')).toBe('CONFIRMED');
  expect(text('class')).toBe('PRIVATE');
});

test('it carries the link to move or cancel, as its address and in its words', () => {
  const { event, text } = read(calendarFile(anAppointment(), aPlace, link, 'en').content);
  expect(text('url')).toBe(link);
  expect(event.description).toContain(link);
});

test('it is in the language of whose visit it is, with the same reference and link', () => {
  const { event } = read(calendarFile(anAppointment(), aPlace, link, 'hi').content);
  expect(event.summary).toBe('अपॉइंटमेंट: Jamun Skin & Hair Clinic');
  expect(event.description).toBe(`रेफ़रेंस नंबर K7M4-QDXW।\nदेखें, समय बदलें या कैंसल करें: ${link}\nया ${aPlace.phone} पर फ़ोन करें।`);
});

test('it reminds a day and two hours before, and of a cancelled visit not at all', () => {
  expect(alarmsOf(anAppointment())).toEqual([
    ['DISPLAY', '-P1D'],
    ['DISPLAY', '-PT2H'],
  ]);
  expect(alarmsOf(anAppointment({ status: 'cancelled' }))).toEqual([]);
});

test('nothing in it tells what the visit is for or who comes', () => {
  const { content } = calendarFile(anAppointment({ treatment: 'hair/fue-hair-transplant' }), aPlace, link, 'en');
  for (const secret of ['Hair consultation', 'fue', 'transplant', 'Asha', '98765', 'asha@']) {
    expect(content).not.toContain(secret);
  }
});

test('every change keeps the UID and raises the SEQUENCE', () => {
  const before = read(calendarFile(anAppointment(), aPlace, link, 'en').content);
  const moved = anAppointment({
    sequence: 1,
    startsAt: inNagpur('2026-11-24', '12:00'),
    endsAt: inNagpur('2026-11-24', '12:30'),
  });
  const after = read(calendarFile(moved, aPlace, link, 'en').content);
  expect(after.event.uid).toBe(before.event.uid);
  expect([before.event.sequence, after.event.sequence]).toEqual([0, 1]);
});

test('a cancelled visit takes its entry away', () => {
  const file = calendarFile(anAppointment({ status: 'cancelled', sequence: 2 }), aPlace, link, 'en');
  const { calendar, text, event } = read(file.content);
  expect(file.method).toBe('CANCEL');
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(text('status')).toBe('CANCELLED');
  expect(event.sequence).toBe(2);
});

test('every line ends with CRLF, the last one too', () => {
  const { content } = calendarFile(anAppointment(), aPlace, link, 'en');
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('the same appointment gives the same file, byte for byte', () => {
  expect(calendarFile(anAppointment(), aPlace, link, 'en')).toEqual(calendarFile(anAppointment(), aPlace, link, 'en'));
});

test('the middle of a city is no door, so it is not given as coordinates', () => {
  const facts = {
    name: 'Jamun Skin & Hair Clinic',
    phones: ['+91 00000 00000'],
    email: 'hello@example.com',
    address: {
      street: '12 Placeholder Road',
      area: 'Sample Nagar',
      city: 'Nagpur',
      state: 'Maharashtra',
      postalCode: '440 000',
    },
    coordinates: { latitude: 21.1458, longitude: 79.0882, approximate: true },
  };
  expect(calendarFile(anAppointment(), calendarPlace(facts), link, 'en').content).not.toContain('GEO');
  const exact = { ...facts, coordinates: { ...facts.coordinates, approximate: false } };
  expect(calendarFile(anAppointment(), calendarPlace(exact), link, 'en').content).toContain('GEO:21.1458;79.0882');
});
