/** The departments in the order of their figures on the sheet; each has a cell of its own shape there. */
const SHEET_ORDER = ['hair', 'skin', 'nail', 'laser', 'anti-aging', 'medi-facial', 'cosmetic-surgery'] as const;

/** Departments as the sheet shows them: those it knows in its own order, any other after them in the order given. */
export function inSheetOrder<T extends { readonly path: string }>(departments: readonly T[]): T[] {
  const place = ({ path }: T): number => {
    const index = SHEET_ORDER.findIndex((known) => known === path);
    return index === -1 ? SHEET_ORDER.length : index;
  };
  return departments.toSorted((a, b) => place(a) - place(b));
}
