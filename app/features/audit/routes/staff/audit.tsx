import { redirect, type RouterContextProvider } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { clockText, wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { auditAddress, parseAuditSearch, type TypedSearch } from '../../domain/audit-search.ts';
import { entryFrom, searchAudit, type AuditRow } from '../../server/search-audit.ts';
import { staffNames } from '../../server/staff-names.ts';
import { AuditScreen, type AuditLine } from '../../ui/audit-screen.tsx';
import type { Route } from './+types/audit.ts';

const pageSize = 100;

function runningParts(context: Readonly<RouterContextProvider>) {
  const { database, clock } = required(context.get(appContext), 'the running server');
  const { timeZone } = clinic();
  const today = wallClockOf(clock.now().epochMilliseconds, timeZone).date;
  return { db: database.db, timeZone, today };
}

/** The first part of an id that says nothing by itself; a date or a word is shown whole. */
function shortened(id: string): string {
  return /^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8) : id;
}

function lineOf(row: AuditRow, names: ReadonlyMap<string, string>, typed: TypedSearch, timeZone: string): AuditLine {
  const { date, minute } = wallClockOf(row.at, timeZone);
  const seconds = String(Math.floor(row.at / 1000) % 60).padStart(2, '0');
  const { subjectKind, subjectId, address } = row;
  const details = Object.entries(row.details).map(([name, value]) => `${name}: ${value}`);
  return {
    id: row.id,
    when: `${formatDate(date).slice(4)}, ${clockText(minute)}:${seconds}`,
    actorKind: row.actorKind,
    name: row.actorId === null ? null : (names.get(row.actorId) ?? row.actorId),
    action: row.action,
    subject:
      subjectId === null
        ? null
        : {
            text: `${subjectKind} ${names.get(subjectId) ?? shortened(subjectId)}`,
            href: auditAddress(typed, { subject: subjectId }),
          },
    from: address === null ? null : { address, href: auditAddress(typed, { sameAddressAs: row.id }) },
    details: details.join(', '),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  actorOf(context);
  const { db, timeZone, today } = runningParts(context);
  const query = new URL(request.url).searchParams;
  const { search, typed, errors } = parseAuditSearch(query, today, timeZone);
  const names = await staffNames(db);
  const rows = await searchAudit(db, search, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const { sameAddressAs } = search;
  const older = rows.length > pageSize ? shown.at(-1)?.id : undefined;
  return {
    typed,
    errors,
    staff: [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    lines: shown.map((row) => lineOf(row, names, typed, timeZone)),
    olderHref: older === undefined ? null : auditAddress(typed, { before: older, sameAddressAs }),
    newestHref: search.before === undefined ? null : auditAddress(typed, { sameAddressAs }),
    query: [...query].filter(([name]) => name !== 'before'),
    noSuchAddress: query.has('no-such-address'),
  };
}

/** Finds what came from a network address: it is sent in the body, so that it stands in no address. */
export async function action({ context, request }: Route.ActionArgs) {
  actorOf(context);
  const { db } = runningParts(context);
  const address = (await request.formData()).get('address');
  const entry = typeof address === 'string' ? await entryFrom(db, address.trim().slice(0, 60)) : undefined;
  const query = entry === undefined ? 'no-such-address' : `sameAddressAs=${entry}`;
  return redirect(`/admin-dashboard/audit?${query}`, 303);
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />;
}
