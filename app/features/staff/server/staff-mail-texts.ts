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
});
