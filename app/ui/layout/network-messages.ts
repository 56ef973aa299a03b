import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./network-messages.hi.ts')).hi, mr: (await import('./network-messages.mr.ts')).mr }
  : {};

/** The rest of the network-problem screen, which is in no page's code: only servers render it. */
export const networkMessages = defineMessages(
  {
    networkText: 'The connection stopped half-way. Try this page again, or start from the home page.',
    networkFormText:
      'Something failed on our side while your form was being sent. We cannot say whether it arrived, so please call us before you send it again.',
    backToForm: 'Back to the form',
    tryAgain: 'Try again',
    orCall: 'Or call',
    closedValve: 'A vein opened lengthwise. Its valve is shut, and the blood waits behind it.',
  },
  others,
);
