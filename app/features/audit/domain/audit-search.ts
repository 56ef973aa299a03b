import { z } from 'zod';
import { addDays, startOfDay, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { actionsSaying, auditWords } from './audit-words.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';

const actorKinds = ['staff', 'patient', 'system', 'nobody'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** What to look for in the audit log. Everything is optional; an address is named by an entry that has it. */
export interface AuditSearch {
  readonly staffId: string | undefined;
  readonly actorKind: ActorKind | undefined;
  /** `patient.viewed`, or `patient` for everything about patients. */
  readonly action: string | undefined;
  /** The codes of what was asked for in plain words. */
  readonly actions: readonly string[] | undefined;
  readonly subjectId: string | undefined;
  /** An entry whose network address is looked for, so that no address stands in an address. */
  readonly sameAddressAs: number | undefined;
  readonly from: EpochMs | undefined;
  readonly until: EpochMs | undefined;
  /** Entries older than this one: the next page. */
  readonly before: number | undefined;
}

export type AuditField = 'what' | 'subject' | 'from' | 'to';
export type AuditErrors = Partial<
  Record<AuditField, 'no-such-words' | 'not-an-id' | 'not-a-date' | 'ends-before-begins'>
>;

/** The search as typed, from the address's query. */
export interface TypedSearch {
  readonly who: string;
  readonly what: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
}

const entryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const action = /^[a-z][a-z-]*(\.[a-z][a-z-]*)*$/;
const subject = /^[\w-]{1,100}$/;

/**
 * Reads a search out of an address. Days are whole days of the clinic, the last one included; what cannot be read is
 * left out of the search and said at its field.
 */
export function parseAuditSearch(
  query: URLSearchParams,
  today: IsoDate,
  timeZone: string,
): { readonly search: AuditSearch; readonly typed: TypedSearch; readonly errors: AuditErrors } {
  const text = (name: string): string => (query.get(name) ?? '').trim().slice(0, 120);
  const number = (name: string): number | undefined => entryId.safeParse(text(name)).data;
  const typed = { who: text('who'), what: text('what'), subject: text('subject'), from: text('from'), to: text('to') };
  const errors: AuditErrors = {};

  const day = (field: 'from' | 'to'): IsoDate | undefined => {
    if (typed[field] === '') return undefined;
    // Without a year the last such day is meant here, not the next.
    const parsed = parseTypedDate(typed[field], `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
    if (!parsed.ok) errors[field] = 'not-a-date';
    return parsed.ok ? parsed.value : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  if (from !== undefined && to !== undefined && to < from) errors.to = 'ends-before-begins';

  // A code as it stands in the export, or the beginning of one; anything else is words.
  const what = typed.what.toLowerCase();
  const isCode =
    action.test(what) && Object.keys(auditWords).some((each) => each === what || each.startsWith(`${what}.`));
  const actions = what === '' || isCode ? undefined : actionsSaying(what);
  if (actions?.length === 0) errors.what = 'no-such-words';
  if (typed.subject !== '' && !subject.test(typed.subject)) errors.subject = 'not-an-id';
  const kind = actorKinds.find((each) => each === typed.who);
  return {
    search: {
      actorKind: kind,
      staffId: kind === undefined && typed.who !== '' ? typed.who : undefined,
      action: isCode ? what : undefined,
      actions: errors.what ? undefined : actions,
      subjectId: typed.subject === '' || errors.subject ? undefined : typed.subject,
      sameAddressAs: number('sameAddressAs'),
      from: from === undefined ? undefined : startOfDay(from, timeZone),
      until: to === undefined || errors.to ? undefined : startOfDay(addDays(to, 1), timeZone),
      before: number('before'),
    },
    typed,
    errors,
  };
}

/** The same search as an address, with changes; nothing that is empty. */
export function auditAddress(
  typed: TypedSearch,
  changes: Partial<Record<keyof TypedSearch | 'before' | 'sameAddressAs', string | number | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...typed, ...changes }))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const written = query.toString();
  return `/admin-dashboard/audit${written === '' ? '' : `?${written}`}`;
}
