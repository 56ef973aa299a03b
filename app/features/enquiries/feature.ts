import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    enquiries: true;
  }
}

export const enquiriesFeature: Feature<Permission> = {
  name: 'enquiries',
  screens: [{ path: 'contact-us/ticket', file: 'ticket.ts' }],
  desk: [
    {
      path: 'enquiries',
      file: 'staff/enquiries.tsx',
      needs: 'enquiries.handle',
      place: { among: 'daily', order: 40, label: { en: 'Inbox' } },
      within: {
        first: 'staff/no-enquiry.tsx',
        screens: [{ path: ':enquiryId', file: 'staff/enquiry-route.tsx', needs: 'enquiries.handle' }],
      },
    },
  ],
  topics: { enquiries: 'enquiries.handle' },
};
