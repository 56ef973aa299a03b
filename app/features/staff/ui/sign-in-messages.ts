import { defineMessages } from '#app/lib/messages.ts';
import { deviceLabel } from '../domain/device-label.ts';

export const signInMessages = defineMessages({
  frame: {
    desk: 'The desk',
    patients: 'You are a patient?',
    patientsText: 'You need no account. You book without one, and move or cancel a visit with the link you were sent.',
    book: 'Book an appointment',
    myAppointment: 'My appointment',
    website: 'Website of the clinic',
  },
  errorTitle: (title: string) => `Error: ${title}`,
  signIn: {
    title: 'Staff sign-in',
    email: 'E-mail address',
    password: 'Password',
    send: 'Sign in',
    forgot: 'I forgot my password',
    refused:
      'The address and the password do not fit, or there were too many attempts. Check both; if you are sure, wait a few minutes.',
    signedOut: 'You are signed out.',
    ended:
      'Your session has ended because nobody used the desk for a while, or because the day was over. Sign in, and you go on where you were.',
    or: 'or',
  },
  show: 'Show password',
  passkey: {
    use: 'Sign in with a passkey',
    add: 'Use a passkey',
    failed: {
      use: 'That did not work. Try again, or use your password.',
      add: 'No passkey was made. Try again, or use an authenticator app.',
    },
    nameOf: (userAgent: string) => deviceLabel(userAgent).system ?? 'Passkey',
  },
  second: {
    title: 'Second factor',
    lede: (email: string) => `Signing in as ${email}.`,
    code: 'Code of your authenticator app',
    codeHint: 'Six digits; they change every half minute.',
    backup: 'I don’t have my app at hand',
    backupCode: 'Backup code',
    backupHint: 'One of the ten you kept when you set your app up. Each works once.',
    send: 'Continue',
    onlyPasskey: 'Your second factor is a passkey. It needs a browser that allows scripts.',
    other: 'Sign in as somebody else',
    lostAll: 'Phone and codes are lost? Ask the owner of the clinic to help you back in.',
    wrong: {
      'wrong-code': 'This code is not right. Take the one your app shows now.',
      'used-code': 'This code was used already. Wait for the next one.',
    },
    wrongBackup: 'This is none of your backup codes, or it was used already.',
    wait: (minutes: number) =>
      `There were too many wrong codes. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  },
  setUp: {
    title: 'Set up your second factor',
    lede: 'A password can be guessed or watched. So the desk opens only with something you have as well: your phone.',
    appTitle: 'Authenticator app',
    appText: 'Any of them: Google Authenticator, Microsoft Authenticator, Aegis, 1Password.',
    scan: 'Scan this square with the app.',
    onThisPhone: 'The app is on this phone: open it there',
    scanAlt: 'Square code for the authenticator app',
    typing: 'No camera? Type this key instead:',
    code: 'Code the app shows now',
    send: 'Check the code',
    passkeyTitle: 'Or a passkey',
    passkeyText: 'The fingerprint, face or PIN of this device, or a security key. Nothing to type from then on.',
  },
  backupCodes: {
    title: 'Keep these ten codes',
    lede: 'They are shown this once. Each opens the desk one time when your phone is not there: print them, or write them down, and keep them away from the computer.',
    print: 'Print',
    done: 'I have kept them',
    printedFor: 'Backup codes',
  },
  forgot: {
    title: 'Forgot your password?',
    lede: 'We send you a link with which you choose a new one.',
    email: 'E-mail address you sign in with',
    send: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: 'If somebody here signs in with this address, a link is on its way. It works once, for half an hour.',
    noMail:
      'This clinic has not set up mail, so no link can be sent. Whoever runs the server makes one for you, with your e-mail address: npm run setup-link -- E-MAIL',
    back: 'Back to sign-in',
  },
  link: {
    title: {
      setup: 'Set up the desk',
      invitation: 'Your place at the desk',
      reset: 'Choose a new password',
    },
    lede: {
      setup: 'You are the first: the owner. You invite everybody else.',
      recovery: 'Choose a new password. Your second factor is set up anew afterwards.',
      invitation: (role: string, email: string) => `You are invited as ${role}. You will sign in with ${email}.`,
      reset: (email: string) => `For ${email}. Your second factor is asked for afterwards.`,
    },
    name: 'Your name',
    nameHint: 'As colleagues know you.',
    email: 'E-mail address',
    emailHint: 'You sign in with it.',
    password: 'Password',
    passwordHint:
      'At least 15 characters. Four or five words that have nothing to do with each other are strong and easy to type.',
    send: 'Continue',
    faults: {
      name: 'Write your name.',
      email: 'Write your e-mail address, like name@example.com.',
      'too-short': 'This is shorter than 15 characters. Add a word.',
      'too-long': 'This is longer than 256 characters.',
      'too-common':
        'This is easily guessed: it is on lists of known passwords, or made of your name. Take other words.',
      'already-here': 'Somebody signs in with this address already. Ask the owner.',
    },
    goneTitle: 'This link no longer works',
    gone: 'It was used, withdrawn, or its time is over. Ask whoever gave it to you for a new one.',
  },
});
