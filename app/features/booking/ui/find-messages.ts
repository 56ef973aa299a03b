import { defineMessages } from '#app/lib/messages.ts';

/** Having the link to an appointment sent once more. */
export const findMessages = defineMessages({
  findTitle: 'I lost my link',
  findLede:
    'Enter the mobile number you booked with. If there is an appointment with an e-mail address, its link goes to that address.',
  findSend: 'Send the link',
  findDone: 'Look in your mail',
  findDoneText: (phone: string) =>
    `If a coming appointment with this number has an e-mail address, its link is on the way there. Nothing after ten minutes? Call ${phone}: the desk finds it by your name or reference.`,
});
