import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const copyLinkMessages = defineMessages(
  {
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    sendBy: 'Send it by:',
    byWhatsApp: 'WhatsApp',
    bySms: 'SMS',
    byMail: 'E-mail',
  },
  others,
);
