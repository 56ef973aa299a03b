import type { Feature } from '#app/lib/feature.ts';

export const bookingFeature: Feature = {
  name: 'booking',
  screens: [
    { path: 'book-appointment', file: 'book-appointment-route.tsx', page: 'live' },
    { path: 'my-appointment', file: 'my-appointment.tsx', page: 'live' },
    { path: 'appointment/:token', file: 'appointment.tsx' },
    { path: 'appointment/:token/calendar.ics', file: 'calendar-file.ts' },
    { path: 'live.json', file: 'live.ts' },
    { path: 'api/v1/*', file: 'api.ts' },
  ],
  secretPaths: ['api/v1/appointments/:token'],
  sections: ['/appointment/', '/api/'],
  costlyReads: ['/api/', '/book-appointment'],
};
