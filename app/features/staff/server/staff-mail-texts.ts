import { defineMessages } from '#app/lib/messages.ts';

export const staffMailTexts = defineMessages({
  until: 'The link works once, until',
  invitation: {
    subject: (clinic: string) => `You are invited to work with ${clinic}`,
    heading: 'Your place at the desk',
    opening: (clinic: string) =>
      `${clinic} has invited you to its desk: diary, patients and messages, as far as your work needs them. Open the link to choose a password and set up a second factor.`,
    action: 'Accept the invitation',
    closing: ['You expected no invitation? Then do nothing; without you the link leads nowhere.'],
  },
  reset: {
    subject: (clinic: string) => `A new password for ${clinic}`,
    heading: 'Choose a new password',
    opening: (clinic: string) =>
      `Somebody asked for a new password for your account at ${clinic}. Your second factor stays as it is and will be asked for.`,
    action: 'Choose a password',
    closing: ['It was not you? Then do nothing: your password stays as it is. If this happens again, tell the owner.'],
  },
  help: {
    subject: (clinic: string) => `Back in at ${clinic}`,
    heading: 'Choose a new password',
    opening: (clinic: string) =>
      `The owner helps you back into your account at ${clinic}. Your old password and your second factor no longer work: choose a new password, then set up a second factor.`,
    action: 'Choose a password',
    closing: ['You did not ask for help? Then ask the owner why it was done, before you open the link.'],
  },
  notice: {
    subject: (clinic: string) => `Your account at ${clinic} was changed`,
    heading: 'A change of your account',
    changes: {
      password: 'Your password was changed. Everybody who was signed in with the old one has to sign in again.',
      authenticator: 'An authenticator app was set up as your second factor.',
      'passkey-added': 'A passkey was added to your account.',
      'factor-removed': 'A second factor was removed from your account.',
      'factors-reset': 'Your second factors were reset: at the next sign-in you set up a new one.',
    },
    when: 'When',
    action: 'See your account',
    closing: ['It was not you? Then tell the owner of the clinic at once, and choose a new password.'],
  },
});
