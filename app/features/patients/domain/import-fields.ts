/** What a column of a list may hold. */
export const importFields = [
  'fullName',
  'phone',
  'email',
  'birthDate',
  'visitDate',
  'visitTime',
  'practitioner',
  'visitType',
] as const;
export type ImportField = (typeof importFields)[number];
/** The column of each field, counted from 0; a field without one is not in the file. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, number>>>;

export const importLimits = { bytes: 1024 * 1024, lines: 5_000, columns: 60 } as const;
