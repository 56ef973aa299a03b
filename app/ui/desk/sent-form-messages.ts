import { defineMessages } from '#app/lib/messages.ts';

export const sentFormMessages = defineMessages({
  title: 'Your form was not sent yet',
  text: 'Your session had ended when you sent it. You are signed in again: send it now, or discard it.',
  send: 'Send it now',
  discard: 'Discard it',
});
