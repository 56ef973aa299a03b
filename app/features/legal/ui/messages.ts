import { defineMessages } from '#app/lib/messages.ts';

export const legalMessages = defineMessages({
  home: 'Home',
  version: 'Version',
  inForceSince: 'In force since',
  questions: 'Questions',
  contact: 'Ask us',
  sections: (count: number) => `${count} sections. Each opens on its own.`,
  readAlso: 'Read also',
});
