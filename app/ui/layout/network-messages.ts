import { defineMessages } from '#app/lib/messages.ts';

/** The rest of the network-problem screen, which is in no page's code: only servers render it. */
export const networkMessages = defineMessages({
  networkText: 'The connection stopped half-way. Try this page again, or start from the home page.',
  tryAgain: 'Try again',
  orCall: 'Or call',
  closedValve: 'A vein opened lengthwise. Its valve is shut, and the blood waits behind it.',
});
