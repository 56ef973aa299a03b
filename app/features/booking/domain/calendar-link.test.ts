import { expect, it } from 'vitest';
import { googleCalendarLink } from './calendar-link.ts';

it('opens a neutral entry at the right moment', () => {
  const times = { startsAt: Date.parse('2026-11-21T10:30:00+05:30'), endsAt: Date.parse('2026-11-21T11:00:00+05:30') };
  const link = new URL(
    googleCalendarLink(times, { title: 'Visit to Jamun & Co', clinicName: 'Jamun & Co', address: '12 Road, Nagpur' }),
  );
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Visit to Jamun & Co',
    dates: '20261121T050000Z/20261121T053000Z',
    location: 'Jamun & Co, 12 Road, Nagpur',
  });
});
