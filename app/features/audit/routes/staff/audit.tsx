import { data, redirect, type RouterContextProvider } from 'react-router';
import { auditLook } from '#app/features/patients/server/audit-look.ts';
import { findPatients } from '#app/features/patients/server/find-patients.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { clockText, wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { auditAddress, parseAuditSearch, type TypedSearch } from '../../domain/audit-search.ts';
import { detailsText } from '../../domain/audit-details.ts';
import { auditWords, wordsOf } from '../../domain/audit-words.ts';
import { patientNames } from '../../server/patient-names.ts';
import { entryFrom, searchAudit, type AuditRow } from '#app/platform/audit/search-entries.ts';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import { AuditScreen, type AuditLine } from '../../ui/audit-screen.tsx';
import type { Route } from './+types/audit.ts';

const pageSize = 100;
const mostFound = 12;

function runningParts(context: Readonly<RouterContextProvider>) {
  const { database, clock } = required(context.get(appContext), 'the running server');
  const { timeZone } = clinic();
  const today = wallClockOf(clock.now().epochMilliseconds, timeZone).date;
  return { db: database.db, clock, timeZone, today };
}

/** The first part of an id that says nothing by itself; a date or a word is shown whole. */
function shortened(id: string): string {
  return /^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8) : id;
}

function lineOf(
  row: AuditRow,
  names: ReadonlyMap<string, string>,
  patients: ReadonlyMap<string, string>,
  typed: TypedSearch,
  timeZone: string,
): AuditLine {
  const { date, minute } = wallClockOf(row.at, timeZone);
  const seconds = String(Math.floor(row.at / 1000) % 60).padStart(2, '0');
  const { subjectKind, subjectId, address } = row;
  return {
    id: row.id,
    when: `${formatDate(date).slice(4)}, ${clockText(minute)}:${seconds}`,
    actorKind: row.actorKind,
    name: row.actorId === null ? null : (names.get(row.actorId) ?? row.actorId),
    action: row.action,
    words: wordsOf(row.action),
    subject:
      subjectId === null
        ? null
        : {
            text: `${subjectKind} ${names.get(subjectId) ?? patients.get(subjectId) ?? shortened(subjectId)}`,
            href: auditAddress(typed, { subject: subjectId }),
          },
    from: address === null ? null : { address, href: auditAddress(typed, { sameAddressAs: row.id }) },
    details: detailsText(row.details, (at) => formatMoment(at, timeZone)),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const by = actorOf(context);
  const { db, clock, timeZone, today } = runningParts(context);
  const query = new URL(request.url).searchParams;
  const { search, typed, errors } = parseAuditSearch(query, today, timeZone);
  const names = await staffNames(db);
  const rows = await searchAudit(db, search, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const patients = may(by, 'patients.contact') ? await patientNames(db, shown) : new Map<string, string>();
  if (patients.size > 0) await auditLook({ db, clock }, by, { action: 'patients.listed', details: { at: 'audit' } });
  const { sameAddressAs } = search;
  const older = rows.length > pageSize ? shown.at(-1)?.id : undefined;
  return {
    typed,
    errors,
    staff: [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    lines: shown.map((row) => lineOf(row, names, patients, typed, timeZone)),
    olderHref: older === undefined ? null : auditAddress(typed, { before: older, sameAddressAs }),
    newestHref: search.before === undefined ? null : auditAddress(typed, { sameAddressAs }),
    query: [...query].filter(([name]) => name !== 'before'),
    noSuchAddress: query.has('no-such-address'),
    everyWords: Object.values(auditWords),
  };
}

/**
 * Finds what came from a network address, or the patient whose entries are wanted: both are sent in the body, so that neither
 * stands in an address.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const by = actorOf(context);
  const { db, clock } = runningParts(context);
  const form = await request.formData();
  const patient = form.get('patient');
  if (typeof patient === 'string' && may(by, 'patients.contact')) {
    const found = await findPatients(db, patient.slice(0, 120), mostFound, clock.now().epochMilliseconds);
    if (found.length > 0)
      await auditLook({ db, clock }, by, { action: 'patients.searched', details: { found: found.length } });
    return data({
      found: found.map(({ id, fullName, mobileNumber }) => ({
        href: `/admin-dashboard/audit?subject=${id}`,
        text: [fullName, mobileNumber && formatPhone(mobileNumber)].filter(Boolean).join(', '),
      })),
    });
  }
  const address = form.get('address');
  const entry = typeof address === 'string' ? await entryFrom(db, address.trim().slice(0, 60)) : undefined;
  const query = entry === undefined ? 'no-such-address' : `sameAddressAs=${entry}`;
  throw redirect(`/admin-dashboard/audit?${query}`, 303);
}

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} found={actionData?.found} />;
}
