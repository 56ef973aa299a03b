import { expect, test } from 'vitest';
import { directionLinks } from './directions.ts';

const clinic = { name: 'Jamun & Co', address: '12 Road, Nagpur', openStreetMap: 'https://osm.example/' };

const to = (links: ReturnType<typeof directionLinks>, name: string, key: string) =>
  new URL(links.find((link) => link.name === name)?.href ?? '').searchParams.get(key);

test('the way is asked for by the address, and by the door’s coordinates where they are known', () => {
  const byAddress = directionLinks({ ...clinic, coordinates: undefined });
  expect(to(byAddress, 'Google Maps', 'destination')).toBe('Jamun & Co, 12 Road, Nagpur');
  expect(to(byAddress, 'Apple Maps', 'daddr')).toBe('Jamun & Co, 12 Road, Nagpur');
  const byDoor = directionLinks({ ...clinic, coordinates: { latitude: 21.1458, longitude: 79.0882 } });
  expect(to(byDoor, 'Google Maps', 'destination')).toBe('21.1458,79.0882');
});
