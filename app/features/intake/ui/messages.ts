import { defineMessages } from '#app/lib/messages.ts';

export const intakeMessages = defineMessages({
  home: 'Home',
  patientForm: 'Patient form',
  hair: 'Hair form',
  skin: 'Skin form',
  chooseHair: 'See the hair form',
  chooseSkin: 'See the skin form',
  whichForm: 'Which form is mine?',
  readBefore: 'Before you fill in a form',
  book: 'Book an appointment',
  call: (phone: string) => `Call ${phone}`,
  bookTitle: 'Book the visit first',
  bookLede: 'The form is filled in when you come. A few minutes early is enough.',
  chooseTime: 'Choose a time',
  orCall: (phone: string) => `Or call ${phone}`,
});
