import { defineMessages } from '#app/lib/messages.ts';

/** The texts beside a form's submit button. */
export const sendingMessages = defineMessages({
  sending: 'Sending …',
  notSent: 'Not sent yet',
  noAnswer:
    'No answer came, so the connection may have dropped. Everything on this page is as you left it. Send it again: if the first one did reach us, you will see that, and nothing is made twice.',
  offline: 'Your device is not connected. When it is again, this page sends by itself.',
  sendAgain: 'Send again',
  orCall: (phone: string) => `Or call ${phone}.`,
});
