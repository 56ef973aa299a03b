import { defineMessages } from '#app/lib/messages.ts';
import type { NoteFault } from '../domain/check-note.ts';
import { noteFields, type FollowUpUnit, type NoteField } from '../domain/note-fields.ts';

const labels: Readonly<Record<NoteField, string>> = {
  reason: 'Why they came',
  findings: 'What was found',
  diagnosis: 'Diagnosis',
  diagnosisCode: 'ICD code',
  plan: 'Plan',
  instructions: 'Instructions for the patient',
  followUpCount: 'Next visit in',
  followUpUnit: 'Counted in',
  allergies: 'Allergies',
  cautions: 'To know before treating',
  addendum: 'Add to the note',
};

const hints: Readonly<Partial<Record<NoteField, string>>> = {
  diagnosisCode: 'For example L70.0 (ICD-10) or ED80 (ICD-11)',
  instructions: 'Printed on the summary that the patient takes home',
  allergies: 'Shown at every later visit. Write “None known” once you have asked.',
  cautions: 'Blood thinners, isotretinoin, pregnancy or breastfeeding, a pacemaker: shown at every later visit.',
  addendum: 'It stands below the note with your name and the time, and can’t be changed afterwards.',
};

const units: Readonly<Record<FollowUpUnit, string>> = { days: 'days', weeks: 'weeks', months: 'months' };

function faultText(field: NoteField, fault: NoteFault): string {
  if (fault === 'too-long') return `Shorten this to ${noteFields[field].toLocaleString('en-IN')} letters`;
  if (fault === 'not-a-code') return 'Write a code like L70.0 (ICD-10) or ED80 (ICD-11), or leave it empty';
  if (fault === 'not-a-time') return 'Write a number, for example 4, and choose days, weeks or months';
  return field === 'addendum' ? 'Write what is to be added' : 'Write something in the note before you sign it';
}

export const noteMessages = defineMessages({
  titleOf: (name: string) => `Note: ${name}`,
  errorTitle: (title: string) => `Error: ${title}`,
  back: 'The visit',
  patient: 'Patient’s record',
  photos: 'Photos',
  labels,
  hints,
  units,
  faultText,
  form: 'The note',
  correction: 'Correct the note',
  save: 'Save',
  sign: 'Sign',
  signAgain: 'Sign the correction',
  draft: 'Not signed',
  signed: 'Signed',
  signedBy: (by: string, when: string) => `Signed by ${by}, ${when}`,
  registration: (number: string) => `Registration ${number}`,
  version: (number: number) => `Version ${number}`,
  correctableUntil: (when: string) => `You can correct it until ${when}. After that it can only be added to.`,
  notYours: 'Only the doctor who signed it can correct it. You can add to it.',
  closedNote: 'A day after its signature a note is not changed any more. You can add to it.',
  correct: 'Correct it',
  discard: 'Discard the correction',
  add: 'Add',
  added: 'Added later',
  addedBy: (by: string, when: string) => `${by}, ${when}`,
  earlierVersions: 'Earlier versions',
  saveStatus: {
    saved: (when: string) => `Saved ${when}`,
    new: 'Nothing written yet. What you type is saved by itself.',
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    offline: 'No connection. Your text stays here and is saved when the line is back.',
    refused: 'The server did not take it. Your text stays here, and it is tried again.',
    'signed-out': 'You are signed out. Your text stays here and is saved once you have signed in again.',
    invalid: 'Not saved: a field is too long.',
    gone: 'This note can’t be written to any more.',
    'changed-meanwhile': 'Not saved: somebody else wrote meanwhile.',
  },
  leave: 'What you typed is not saved yet. Leave all the same?',
  conflictTitle: 'Somebody else wrote in this note meanwhile',
  conflictText: (by: string, when: string) =>
    `${by} saved another text at ${when}. It stands below each field that differs, and yours is still in the fields. Bring the two together, then keep yours.`,
  theirs: 'Theirs',
  nothing: '(empty)',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  toNext: 'Today, with your next patients',
  said: {
    saved: 'The note is saved. It is not signed yet.',
    signed: 'The note is signed.',
    added: 'The addition stands below the note.',
    discarded: 'The correction is discarded. The signed note stands.',
  },
  refusals: {
    'not-possible': 'This note can’t be changed like that any more. It may have been signed meanwhile.',
    'not-here': 'The visit has not begun. Set it to “In consultation” first; what you typed is in the fields still.',
    unchanged: 'Nothing was changed, so there is nothing to sign.',
  },
  closedTitle: 'This note is closed to you',
  closedText:
    'It opens once a colleague has noted that the patient is here. If you have to write before that, open the record with a reason; the owner is told.',
  closedColleague: (name: string) =>
    `This visit is with ${name}. If you are covering for a colleague, open the record with a reason; the owner is told.`,
  glass: 'Open with a reason',
  glassOpen: (until: string) =>
    `You opened this record with a reason. It stays open to you until ${until}; the owner is told.`,
  unreadableTitle: 'This note can’t be opened',
  unreadableText: 'It was closed with a key that this server does not have any more.',
  noNote: 'This visit was cancelled or missed, so no note can be begun for it.',
  known: 'To know before anything is done',
  urgent: 'urgent',
  summary: 'Summary for the patient',
  told: 'What the patient wrote',
  forms: 'Forms',
  formNames: { hair: 'Hair form', skin: 'Skin form' },
  earlier: 'Earlier notes',
  noEarlier: 'There is no earlier note.',
  next: 'Next visit',
  nextHint: 'Write in how many days, weeks or months: the button to book it appears beside it.',
  nextInForm: (when: string) => `For ${when}. Book it beside “Next visit in”.`,
  nextBook: (when: string) => `Book ${when}`,
  nextIsBooked: 'Booked:',
  nextBookToo: (when: string) => `Book another on ${when}`,
});
