import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const awayMessages = defineMessages(
  {
    title: 'We cannot reach our records just now',
    asked: 'This usually lasts less than a minute, and nothing is lost by it. Please try again shortly.',
    sent: 'What you sent is not saved yet, and nothing of it is lost: it is kept in this page. Wait a few seconds with the page open, then send it again.',
    isLost:
      'We cannot tell whether what you sent was saved, and this page could not keep it. Go back in your browser, where the form should still be filled in, and send it again in a minute.',
    written: 'What you wrote',
    sendAgain: 'Send again',
    tryAgain: 'Try again',
    orCall: 'Or call',
  },
  others,
);
