/** Which column of the file holds what. */
export type ColumnMapping = Readonly<Record<string, number>>;
