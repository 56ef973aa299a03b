import { defineMessages } from '#app/lib/messages.ts';

export const offerMessages = defineMessages({
  bookingKicker: 'It begins with a',
  bookingNext: (type: string) => `Next ${type.toLowerCase()}`,
  bookingLine: (minutes: number) => `About ${minutes} minutes. Nothing is decided for you that day.`,
  chooseTime: 'Choose a time',
});
