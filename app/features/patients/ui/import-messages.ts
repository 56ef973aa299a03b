import { defineMessages } from '#app/lib/messages.ts';
import type { ImportField } from '../domain/import-fields.ts';
import type { LineProblem } from '../domain/import-lines.ts';

const fields: Readonly<Record<ImportField, string>> = {
  fullName: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  birthDate: 'Birth date',
  visitDate: 'Visit: date',
  visitTime: 'Visit: time',
  practitioner: 'Visit: with whom',
  visitType: 'Visit: what kind',
};

const problems: Readonly<Record<LineProblem, string>> = {
  'no-name': 'no name',
  'bad-name': 'the name has signs that names do not have, or is too long',
  'no-phone': 'no phone number',
  'bad-phone': 'the phone number does not have ten digits',
  'bad-email': 'the e-mail address is not one',
  'bad-birth-date': 'the birth date is not a day in the past, with its year',
  'bad-date': 'the date of the visit is not a day',
  'bad-time': 'the time of the visit is not a time like 10:30 or 6:30 pm',
  'no-time': 'the visit has a date and no time',
  'past-visit': 'the visit is over: only visits to come are taken in',
  'unknown-practitioner': 'nobody here has the name the visit is with',
  'unknown-type': 'there is no visit of that kind here',
  'not-offered': 'that person does not offer that kind of visit',
  'same-line': 'says the same as a line before',
};

const refusals = {
  empty: 'The file has no lines below its first one.',
  'too-large': 'The file is larger than 1 MB. Send it in parts.',
  'not-utf8': 'The file is not in UTF-8. In a spreadsheet choose “Save as”, “CSV UTF-8”, and send that.',
  'not-csv': 'The file can’t be read as a list: a quotation mark is opened and never closed, or a line is very long.',
  'too-many-lines': 'The file has more than 5,000 lines. Send it in parts.',
  'too-many-columns': 'The file has more than 60 columns.',
  'no-file': 'Choose a file.',
  'same-file': 'Just this file was taken in before.',
} as const;
export type UploadRefusal = keyof typeof refusals;

export const importMessages = defineMessages({
  title: 'Import patients',
  back: 'All patients',
  file: 'List',
  fileHint:
    'A CSV file (UTF-8) with a line for each patient or visit to come, and names of columns in the first line. At most 1 MB and 5,000 lines.',
  upload: 'Look at it',
  nothingYet: 'Nothing is taken in yet: first you see what would be.',
  past: 'Imports so far',
  open: 'Open',
  done: (date: string) => `Taken in ${date}`,
  undoneOn: (date: string) => `Undone ${date}`,
  sums: (added: number, visits: number) => `${added} added, ${visits} visits`,
  mapping: 'Which column holds what',
  notThere: 'Not in the file',
  mapAgain: 'Read again',
  preview: 'What will happen',
  people: 'lines can be taken in',
  visits: 'visits to come',
  wrong: 'lines have problems',
  quiet:
    'Nobody is told: no message goes out for these visits. Reminders go out as for every visit. Who is known already by name and phone stays as they are.',
  problemsTitle: 'Lines with problems',
  problemsHint: 'They are left out. Mend them in the list and send it again: who is known by then is not added twice.',
  line: 'Line',
  problem: 'What is wrong',
  more: (count: number) => `and ${count} more lines`,
  sample: 'The first lines, as they are read',
  leaveOut: 'Leave out these lines',
  leaveOutHint: 'Like 4, 7-9. Empty: all that can be taken in.',
  leaveOutError: 'Write numbers of lines, like 4, 7-9',
  doImport: (lines: number) => `Take in ${lines} lines`,
  gone: 'This list was taken in already, or waited longer than a day. Upload it again.',
  resultTitle: 'Import',
  result: {
    lines: 'lines in the file',
    added: 'patients added',
    known: 'known already',
    visits: 'visits to come',
    withProblems: 'with problems, left out',
    leftOut: 'left out by you',
  },
  taken: (lines: string) =>
    `The times of these lines are somebody else’s by now, so the visits were left out: ${lines}. Call them.`,
  undo: 'Undo this import',
  undoHint: 'Takes back everything nobody has touched since: no correction, no other visit, no change of the visit.',
  undone: (visits: number, patients: number, kept: number) =>
    `Undone: ${patients} patients and ${visits} visits are gone${kept > 0 ? `, ${kept} were touched since and stay` : ''}.`,
  fields,
  problems,
  refusals,
});
