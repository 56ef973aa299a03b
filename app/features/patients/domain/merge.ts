import type { IsoDate } from '#app/lib/time.ts';

/** A record and what hangs on it, as far as a merge touches it. */
export interface MergeRecord {
  readonly id: string;
  readonly fullName: string;
  readonly birthDate: IsoDate | null;
  readonly restrictedAt: number | null;
  readonly eraseOn: IsoDate | null;
  readonly contacts: readonly { readonly id: string; readonly kind: string; readonly value: string }[];
  readonly appointmentIds: readonly string[];
  /** Records that were merged into this one before. */
  readonly mergedIds: readonly string[];
}

/** The fields of the one who stays that a merge may change. */
export interface KeptFields {
  readonly fullName: string;
  readonly birthDate: IsoDate | null;
  readonly restrictedAt: number | null;
  readonly eraseOn: IsoDate | null;
}

/** What a merge moves and changes: enough to show it before, do it, and take it back exactly. */
export interface MovedByMerge {
  readonly appointments: readonly string[];
  /** Contacts the one who stays has already are not moved: they stay on the merged record, unseen. */
  readonly contacts: readonly string[];
  readonly merged: readonly string[];
  readonly before: KeptFields;
  readonly after: KeptFields;
}

function later<T extends number | string>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/**
 * What merging `merged` into `kept` would do. The name is that of the one who stays unless `name` says otherwise; a
 * missing birth date is taken over; a restriction of either holds for both, and a day of erasing is the later one.
 */
export function planMerge(kept: MergeRecord, merged: MergeRecord, name: 'kept' | 'merged'): MovedByMerge {
  const has = new Set(kept.contacts.map(({ kind, value }) => `${kind} ${value}`));
  const { fullName, birthDate, restrictedAt, eraseOn } = kept;
  return {
    appointments: merged.appointmentIds,
    contacts: merged.contacts.filter(({ kind, value }) => !has.has(`${kind} ${value}`)).map(({ id }) => id),
    merged: merged.mergedIds,
    before: { fullName, birthDate, restrictedAt, eraseOn },
    after: {
      fullName: name === 'kept' ? fullName : merged.fullName,
      birthDate: birthDate ?? merged.birthDate,
      restrictedAt: later(restrictedAt, merged.restrictedAt),
      eraseOn: later(eraseOn, merged.eraseOn),
    },
  };
}
