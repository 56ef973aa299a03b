import type { Feature, PublicAddress } from '#app/lib/feature.ts';

/** The same screens at the addresses of another language. */
function screensIn(locale: string, name: string): PublicAddress[] {
  return [
    { path: `${locale}/book-appointment`, file: 'book-appointment-route.tsx', id: `booking-in-${name}`, page: 'live' },
    { path: `${locale}/my-appointment`, file: 'my-appointment.tsx', id: `my-appointment-in-${name}`, page: 'live' },
    { path: `${locale}/appointment/:token`, file: 'appointment.tsx', id: `appointment-in-${name}` },
    { path: `${locale}/appointment/:token/calendar.ics`, file: 'calendar-file.ts', id: `calendar-in-${name}` },
  ];
}

export const bookingFeature: Feature = {
  name: 'booking',
  screens: [
    { path: 'book-appointment', file: 'book-appointment-route.tsx', page: 'live' },
    { path: 'my-appointment', file: 'my-appointment.tsx', page: 'live' },
    { path: 'appointment/:token', file: 'appointment.tsx' },
    { path: 'appointment/:token/calendar.ics', file: 'calendar-file.ts' },
    { frame: 'translated-frame.tsx', within: [...screensIn('hi', 'hindi'), ...screensIn('mr', 'marathi')] },
    { path: 'live.json', file: 'live.ts' },
    { path: 'api/v1/*', file: 'api.ts' },
  ],
  secretPaths: ['api/v1/appointments/:token'],
  sections: ['/appointment/', '/hi/appointment/', '/mr/appointment/', '/api/'],
  costlyReads: ['/api/', '/book-appointment', '/hi/book-appointment', '/mr/book-appointment'],
};
