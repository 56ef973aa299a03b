import { defineMessages } from '#app/lib/messages.ts';

export const closingMessages = defineMessages({
  lede: (type: string, minutes: number) => `It starts with a ${type.toLowerCase()} of about ${minutes} minutes.`,
  next: (type: string) => `Next ${type.toLowerCase()}`,
  chooseTime: 'Choose a time',
  orCall: 'Or call',
});
