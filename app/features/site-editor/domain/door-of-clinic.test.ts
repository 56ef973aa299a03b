import { expect, test } from 'vitest';
import { largeMap, smallMap } from '#app/lib/pasted-place.ts';
import { withDoor } from './door-of-clinic.ts';
import { clinicFields } from './fields-of-clinic.ts';
import { homeFields } from './fields-of-texts.ts';

const pin = { latitude: 21.1458, longitude: 79.0882 };
const before = { data: { coordinates: pin, mapUrl: smallMap(pin), mapLink: largeMap(pin) }, sections: [] };
const form = (place: string, latitude = '21.1458', longitude = '79.0882') =>
  new Map([
    ['place', place],
    ['coordinates.latitude', latitude],
    ['coordinates.longitude', longitude],
    ['coordinates.approximate', 'on'],
    ['mapUrl', smallMap(pin)],
    ['mapLink', largeMap(pin)],
  ]);

test('a pasted place moves the pin, makes it the door, and the maps follow', () => {
  const { texts, isUnknown } = withDoor(clinicFields, before, form('21.15, 79.1'));
  expect(isUnknown).toBe(false);
  expect([texts.get('coordinates.latitude'), texts.get('coordinates.longitude')]).toEqual(['21.15', '79.1']);
  expect(texts.has('coordinates.approximate')).toBe(false);
  expect(texts.get('mapUrl')).toContain('marker=21.15%2C79.1');
  expect(texts.get('mapLink')).toContain('mlat=21.15&mlon=79.1');
});

test('the maps follow numbers that somebody types, and stay there when the form sends its older ones again', () => {
  const { texts } = withDoor(clinicFields, before, form('', '21.2'));
  expect(texts.get('mapLink')).toContain('mlat=21.2&mlon=79.0882');
  expect(texts.get('coordinates.approximate')).toBe('on');
  const moved = { latitude: 21.2, longitude: 79.0882 };
  const kept = { data: { coordinates: moved, mapUrl: smallMap(moved), mapLink: largeMap(moved) }, sections: [] };
  expect(withDoor(clinicFields, kept, form('', '21.2')).texts.get('mapLink')).toBe(largeMap(moved));
});

test('a map of the clinic’s own choice stays', () => {
  const own = { data: { ...before.data, mapLink: 'https://maps.example/clinic' }, sections: [] };
  expect(withDoor(clinicFields, own, form('21.15, 79.1')).texts.get('mapLink')).toBe('https://maps.example/clinic');
});

test('nothing moves where no place is pasted, or what is pasted is none', () => {
  for (const [pasted, isUnknown] of [
    ['', false],
    ['https://maps.app.goo.gl/abc', true],
  ] as const)
    expect(withDoor(clinicFields, before, form(pasted))).toEqual({ texts: form(pasted), isUnknown });
  expect(withDoor(clinicFields, before, form('', 'north')).texts.get('mapLink')).toBe(largeMap(pin));
  expect(withDoor(homeFields, before, form('21.15, 79.1')).texts.get('mapLink')).toBe(largeMap(pin));
});
