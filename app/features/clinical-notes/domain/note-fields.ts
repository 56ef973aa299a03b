/**
 * What a doctor writes of a visit, each with the most letters it takes. `allergies` and `cautions` are what has to be
 * known before anything is done, now and at later visits; `addendum` is what is added to a note that is closed.
 */
export const noteFields = {
  reason: 2000,
  findings: 8000,
  diagnosis: 1000,
  diagnosisCode: 20,
  plan: 8000,
  instructions: 6000,
  followUpCount: 3,
  followUpUnit: 6,
  allergies: 500,
  cautions: 1000,
  addendum: 6000,
} as const;
export type NoteField = keyof typeof noteFields;

/** What the time to the next visit is counted in. */
export const followUpUnits = ['days', 'weeks', 'months'] as const;
export type FollowUpUnit = (typeof followUpUnits)[number];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys
export const noteFieldNames = Object.keys(noteFields) as readonly NoteField[];

/** What stands in a note's form as it was typed, good or not: a draft keeps all of it. */
export type TypedNote = Readonly<Record<NoteField, string>>;

/** The fields of a note itself, without what is added later. */
export const bodyFields = noteFieldNames.filter((field) => field !== 'addendum');

/** A note in which nothing is written. */
export const emptyNote: TypedNote = typedNote(() => '');

/** A note of whatever `valueOf` has for each field. */
export function typedNote(valueOf: (field: NoteField) => string): TypedNote {
  const entries = noteFieldNames.map((field) => [field, valueOf(field).replaceAll('\r\n', '\n')] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each field
  return Object.fromEntries(entries) as TypedNote;
}

/** The fields that hold more than they take. Nothing is cut: what was typed stays where it was typed. */
export function tooLong(note: TypedNote): NoteField[] {
  return noteFieldNames.filter((field) => note[field].length > noteFields[field]);
}

/** Whether anything is written in the note itself. A unit chosen beside no number says nothing. */
export function isBlank(note: TypedNote): boolean {
  return bodyFields.every((field) => field === 'followUpUnit' || note[field].trim() === '');
}

/** Which fields of the note itself say something else in two versions. */
export function changedFields(before: TypedNote, after: TypedNote): NoteField[] {
  return bodyFields.filter((field) => before[field].trim() !== after[field].trim());
}
