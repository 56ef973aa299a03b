import { defineMessages } from '#app/lib/messages.ts';

export const heldMessages = defineMessages({
  notOpened: 'This screen could not be opened',
  noAnswer: 'No answer came, so the connection may have dropped. You are still on the screen before, as you left it.',
  failed:
    'The server could not do this just now. Everything on this screen is as you left it. Try again in a moment; if it happens again, tell whoever looks after the server.',
  offline: 'Your device is not connected.',
  tryAgain: 'Try again',
  leave: 'Don’t send it',
  stay: 'Stay here',
});
