/**
 * Whether a name that came from outside is one of the record's own. Every object also answers to `constructor` and
 * `__proto__`, which the operator `in` and square brackets would find.
 */
export function isOwnKey<T extends object>(record: T, name: string | null | undefined): name is keyof T & string {
  return name !== null && name !== undefined && Object.hasOwn(record, name);
}

/** Looks up a name that came from outside; undefined unless it is an own property of the record. */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string | null | undefined): T | undefined {
  return isOwnKey(record, name) ? record[name] : undefined;
}
