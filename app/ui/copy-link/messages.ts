import { defineMessages } from '#app/lib/messages.ts';

export const copyLinkMessages = defineMessages({
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  sendBy: 'Send it by:',
  byWhatsApp: 'WhatsApp',
  bySms: 'SMS',
  byMail: 'E-mail',
});
