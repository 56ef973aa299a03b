import { defineMessages } from '#app/lib/messages.ts';
import type { Opening } from '../../domain/clinic-opens.ts';

export const stepMessages = defineMessages({
  form: { hair: 'Hair form', skin: 'Skin form' },
  kinds: { hair: 'Hair', skin: 'Skin' },
  step: (step: number, of: number, kind: string) => `Step ${step} of ${of}. ${kind}`,
  pageTitle: (title: string, form: string) => `${title} ${form}`,
  errorTitle: (title: string) => `Error: ${title}`,
  back: 'Back',
  continue: 'Continue',
  backToCheck: 'Save and go back to your answers',
  answeringFor: (name: string) => `You are answering for ${name}. Wherever a question says “you”, it means ${name}.`,
  next: (name: string) => `Next: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  nextCheck: 'Next: check your answers',
  later: 'Save and finish later',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved yet',
  limited: (minutes: number) =>
    `This page was not saved: too much has come from your connection. What you typed is still here. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then choose “Continue”.`,
  unanswered:
    'This page could not be saved: there is no connection, or something failed on our side. What you typed is still here. Choose “Continue” again when you are connected.',
  whyWeAsk: 'Why we ask',
  protected:
    'Your answers are encrypted before they are stored. The doctor who treats you reads them. Another doctor here may open them only with a reason, which is kept and which you can ask for.',
  protectedLink: 'How answers are protected',
  moreTitle: 'A few more questions about what you chose',
  moreText: 'They are further down on this page.',
  add: (what: string) => `Add ${what.replace(/^an? /, 'another ')}`,
  entryNumber: (what: string, number: number) => {
    const name = what.replace(/^an? /, '');
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`;
  },
  photosNotYet: 'Photos cannot be sent here. The doctor looks at the place with you at the visit.',

  changedTitle: 'This step was changed in another window',
  changedText: 'Below is what you have in this window. Nothing of it is saved yet.',
  changedThere: 'In the other window it now says:',
  changedNothing: 'Nothing is filled in there.',
  changedKeep: 'To keep what is in this window, choose “Continue”.',
  changedTake: 'Take what the other window says',

  checkTitle: 'Check your answers',
  checkLede: 'Nothing has been sent yet. Change what is not right.',
  checkChanged: 'An answer was changed in another window. Look at them once more, then send.',
  change: 'Change',
  changeWhat: (section: string) => `Change: ${section}`,
  noAnswer: 'No answer',
  send: 'Send the form',
  sendNote: 'It goes to the doctor, encrypted.',

  sentTitle: { hair: 'Your hair form has arrived', skin: 'Your skin form has arrived' },
  sentLede: 'The doctor reads it before you meet.',
  sentOn: (day: string, time: string) => `Sent on ${day} at ${time}.`,
  whatNext: 'What happens next',
  nextRead: 'The doctor reads it',
  nextReadText:
    'The doctor who treats you opens your answers. Another doctor here may do so only with a reason, which is kept and which you can ask for. The front desk sees your name and number, and that a form has come.',
  nextAsk: 'We may ask something back',
  nextAskText: 'By phone, if the doctor needs to know more before you come.',
  nextVisit: 'You come to your visit',
  nextVisitText: 'Bring the medicines you take and earlier reports. The doctor goes through the answers with you.',
  nextBook: 'You choose a time for your visit',
  nextBookText: 'If you have booked already, nothing more is needed: we put the form and the visit together.',
  book: 'Book an appointment',
  call: (phone: string) => `Call ${phone}`,
  sentAgain:
    'If something was wrong or has changed, tell the doctor at the visit, or fill in a new form. What you sent cannot be seen with this link any more.',

  callTitle: 'Please call us now',
  callLede: 'Some of what you ticked should not wait for the next free time.',
  callEmergency:
    'If you are very ill, or it gets worse quickly, call 112 (ambulance 108), or go to the nearest hospital.',
  callClosedTitle: 'This should not wait',
  callOpens: ({ day, date, time }: Opening) => `We are closed now. We open ${day ?? `on ${date}`} at ${time}`,
  callClosed: 'We are closed now',
  callUntilThen:
    'If it cannot wait until then, go to a hospital that is open, or see another doctor today. If it can, call us as soon as we open. Take no more of a medicine that you were told to call about until a doctor has spoken with you.',
  callGoOn: 'Go on with the form',
  callGoOnText: 'It helps the doctor, also if you have called.',
  callHours: 'Our hours',

  laterTitle: 'Go on later',
  laterLede: (day: string) => `Your answers are saved until ${day}. After that they are erased.`,
  laterLink: 'Your link',
  laterLinkHint: 'Whoever has it can read and change what you have filled in. Keep it to yourself.',
  shareTitle: (clinic: string) => `Form for ${clinic}`,
  shareText: (clinic: string, day: string) => `Form for ${clinic}, to go on with until ${day}:`,
  laterMail: 'Send me the link by e-mail',
  laterMailHint: 'We use the e-mail address for this one message.',
  email: 'E-mail',
  sendLink: 'Send the link',
  linkSent: 'The link is on its way. It may take a minute.',
  tooManyLinks: 'That was sent often enough for now. Copy the link, or try again in an hour.',
  goOnNow: 'Go on now',
  badEmail: 'Enter an address like name@example.com',

  unknownTitle: 'This link has ended',
  unknownText: 'A form that is not sent is erased 7 days after the last change. The link may also be incomplete.',
  startNew: 'Start a new form',
  goneTitle: 'This form was sent or erased meanwhile',

  start: 'Start the form',
  startFor: (name: string) => `Start the form for ${name}`,
  startLede: 'About 10 minutes, one short page at a time. You may stop at any page and go on within 7 days.',
  startVisitLede: 'It goes to your visit by itself; we have filled in your name and number.',
  startAlone: 'Start it here',
  tooMany: (minutes: number, phone: string) =>
    `Many forms were started from your connection. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call ${phone}.`,
  visitGone: 'This link belonged to a visit that is over or was cancelled. You can still fill in the form.',
  visitSent: (day: string) => `You sent this form for your visit on ${day}. Nothing more is needed.`,
});
