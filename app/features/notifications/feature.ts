import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    messages: true;
  }
}

export const notificationsFeature: Feature<Permission> = {
  name: 'notifications',
  screens: [
    { path: 'webhooks/whatsapp', file: 'whatsapp-receipts.ts' },
    { path: 'webhooks/sms', file: 'sms-receipts.ts' },
    { path: 'dev/outbox', file: 'outbox-route.tsx' },
  ],
  desk: [
    {
      path: 'messages',
      file: 'staff/messages-route.tsx',
      needs: 'messages.see',
      place: { among: 'daily', order: 60, label: { en: 'Messages' } },
    },
    { path: 'messages/templates', file: 'staff/templates.tsx', needs: 'messages.edit' },
    { path: 'messages/templates/:kind/:channel/:language', file: 'staff/template-route.tsx', needs: 'messages.edit' },
  ],
  sections: ['/webhooks/'],
  topics: { messages: 'messages.see' },
};
