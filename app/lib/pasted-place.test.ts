import { expect, test } from 'vitest';
import { clinic } from '#app/platform/content/clinic.ts';
import { largeMap, pastedPlace, smallMap } from './pasted-place.ts';

const door = { latitude: 21.14583, longitude: 79.08816 };

test('the door is found in what people copy from a map', () => {
  for (const text of [
    '21.14583, 79.08816',
    ' 21.14583 79.08816 ',
    '21.14583° N, 79.08816° E',
    'geo:21.14583,79.08816',
    'https://www.google.com/maps/place/Clinic/@21.1,79.0,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d21.145834!4d79.088155!16s',
    'https://www.google.com/maps/@21.145834,79.088155,17z',
    'https://www.google.com/maps?q=21.145834,79.088155',
    'https://www.google.com/maps/search/?api=1&query=21.145834%2C79.088155',
    'https://www.openstreetmap.org/?mlat=21.145834&mlon=79.088155#map=15/21.2/79.1',
    'https://www.openstreetmap.org/#map=17/21.145834/79.088155',
    'https://maps.apple.com/?ll=21.145834,79.088155',
  ])
    expect([text, pastedPlace(text)]).toEqual([text, door]);
});

test('where there is no place, none is made up', () => {
  for (const text of [
    '',
    '21.1458',
    '7 Station Road, Nagpur',
    '121.5, 79.1',
    '21.1, 279.1',
    'https://maps.app.goo.gl/abcDEF123',
    'https://www.google.com/maps/place/Nagpur',
    'http://www.google.com/maps/@21.1,79.0,17z',
  ])
    expect(pastedPlace(text)).toBeUndefined();
});

test('the maps of a place are those that the program is shipped with', () => {
  const { coordinates, mapUrl, mapLink } = clinic();
  expect(smallMap(coordinates)).toBe(mapUrl);
  expect(largeMap(coordinates)).toBe(mapLink);
});
