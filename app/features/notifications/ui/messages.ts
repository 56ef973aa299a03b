import { defineMessages } from '#app/lib/messages.ts';

export const outboxMessages = defineMessages({
  title: 'Messages that wait',
  lede: 'Nothing is set up to send these, so they are kept and shown here, the newest first. With SMTP_URL they go out.',
  empty: 'No message waits. Book an appointment, and what would be mailed stands here.',
  to: 'To',
  clinic: 'the clinic (CLINIC_MAIL is not set)',
  queued: 'Queued',
  attached: 'Attached',
});
