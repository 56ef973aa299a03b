import { defineMessages } from '#app/lib/messages.ts';

export const offerMessages = defineMessages({
  bookingKicker: 'It begins with a',
  bookingNext: (type: string) => `Next ${type.toLowerCase()}`,
  bookingLine: (minutes: number) => `About ${minutes} minutes. You need not decide on a treatment that day.`,
  chooseTime: 'Choose a time',
});
