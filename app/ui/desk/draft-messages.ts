import { defineMessages } from '#app/lib/messages.ts';

export const draftMessages = defineMessages({
  began: (when: string) => `You began this ${when} and did not send it. Go on with it or discard it.`,
  beganFor: (name: string, when: string) =>
    `You began this for ${name} ${when} and did not send it. Go on with it or discard it.`,
  goOn: 'Go on with it',
  discard: 'Discard it',
  question: 'What you typed here could not be saved yet. Leave this screen and lose it?',
});
