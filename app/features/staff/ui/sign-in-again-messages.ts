import { defineMessages } from '#app/lib/messages.ts';

export const signInAgainMessages = defineMessages({
  title: 'Sign in again',
  text: 'Your session has ended. Nothing is lost: as soon as you are signed in, this goes on where you were.',
  email: 'E-mail',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your backup codes',
  send: 'Sign in',
  busy: 'Signing in …',
  passkey: 'Use a passkey',
  elsewhere: 'Leave this page and sign in there',
  faults: {
    refused: 'E-mail and password do not fit each other, or there were too many attempts. Try again.',
    'too-late': 'That took longer than ten minutes. Give your password again.',
    code: 'That code is not right, or was used already. Wait for the next one.',
    waiting: 'There were too many wrong codes. Wait some minutes, then try again.',
    unanswered: 'No answer came. Look at the connection and try again.',
    passkey: 'The passkey did not work. Try again, or use your password.',
  },
});
