import { defineMessages } from '#app/lib/messages.ts';

export const copyLinkMessages = defineMessages({
  copy: 'Copy the link',
  copied: 'Copied',
});
