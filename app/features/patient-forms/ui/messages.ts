import { defineMessages } from '#app/lib/messages.ts';

export const intakeMessages = defineMessages({
  home: 'Home',
  patientForm: 'Patient form',
  hair: 'Hair form',
  skin: 'Skin form',
  chooseHair: 'Hair form',
  chooseSkin: 'Skin form',
  whichForm: 'Which form is mine?',
  readBefore: 'Before you fill in a form',
  book: 'Book an appointment',
  call: (phone: string) => `Call ${phone}`,
  bookTitle: 'Book a visit',
  bookLede: 'Before or after the form, as you like. We put the two together.',
  chooseTime: 'Choose a time',
  orCall: (phone: string) => `Or call ${phone}`,
});
