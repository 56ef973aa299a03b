import { useState } from 'react';
import { data, Form } from 'react-router';
import { may } from '#app/features/staff/domain/permissions.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { auditLook } from '../server/audit-look.ts';
import { findPatients } from '../server/find-patients.ts';
import { listPatients } from '../server/list-patients.ts';
import { patientMessages } from '../ui/messages.ts';
import { usePatientSearch } from '../ui/patient-finder.tsx';
import { PatientTable } from '../ui/patient-table.tsx';
import styles from '../ui/patients.module.css';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { rowView } from './patient-view.ts';
import type { Route } from './+types/patients.ts';

const base = '/admin-dashboard/patients';
const mostFound = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const patients = patientsOf(context);
  const by = actorOf(context);
  const query = new URL(request.url).searchParams;
  const order = query.get('order') === 'newest' ? ('newest' as const) : ('name' as const);
  const wanted = Math.trunc(Number(query.get('page'))) || 1;
  const now = patients.clock.now().epochMilliseconds;
  const list = await listPatients(patients.db, order, wanted, now);
  const { page, pages, total } = list;
  if (total > 0) await auditLook(patients, by, { action: 'patients.listed', details: { order, page } });
  const timeZone = await clinicTimeZone(context);
  const rows = list.patients.map((patient) => rowView(patient, timeZone));
  return { order, page, pages, total, rows, mayImport: may(by, 'patients.import') };
}

/** The search without JavaScript: what was typed comes in the body. */
export async function action({ context, request }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const typed = (await request.formData()).get('text');
  const text = typeof typed === 'string' ? typed.slice(0, 200) : '';
  const found = await findPatients(patients.db, text, mostFound, patients.clock.now().epochMilliseconds);
  await auditLook(patients, actorOf(context), { action: 'patients.searched', details: { found: found.length } });
  const timeZone = await clinicTimeZone(context);
  return data({ text, patients: found.map((patient) => rowView(patient, timeZone)) });
}

export default function Patients({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(patientMessages);
  const { order, page, pages, total, rows, mayImport } = loaderData;
  const { look, patients, text } = usePatientSearch();
  const [typed, setTyped] = useState(actionData?.text ?? '');
  useLive(['patients', 'diary']);
  const live = text === undefined || text !== typed ? undefined : patients;
  const found =
    typed.trim() === '' ? undefined : (live ?? (actionData?.text === typed ? actionData.patients : patients));
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={texts.count(total)}>
        {mayImport && <DeskButton href={`${base}/import`}>{texts.import}</DeskButton>}
        <DeskButton look="main" href={`${base}/new`}>
          {texts.add}
        </DeskButton>
      </DeskHead>
      <div className={styles.tools}>
        <Form method="post" action={base}>
          <DeskFields>
            <TextField
              id="find"
              name="text"
              label={texts.searchBy}
              autoComplete="off"
              spellCheck={false}
              defaultValue={actionData?.text}
              onChange={(event) => {
                setTyped(event.target.value);
                look(event.target.value);
              }}
            />
          </DeskFields>
          <DeskButton icon="search">{texts.find}</DeskButton>
        </Form>
        {found === undefined ? (
          <nav aria-label={texts.order} className={styles.orders}>
            {(['name', 'newest'] as const).map((each) => (
              <Link
                key={each}
                href={each === 'name' ? base : `${base}?order=newest`}
                aria-current={each === order || undefined}
              >
                {texts.orders[each]}
              </Link>
            ))}
          </nav>
        ) : (
          <p role="status" className={styles.status}>
            {found.length === 0 ? texts.foundNone : texts.found(found.length)}{' '}
            {actionData && <Link href={base}>{texts.all}</Link>}
          </p>
        )}
      </div>
      {found !== undefined && found.length > 0 && <PatientTable caption={texts.search} patients={found} />}
      {found === undefined && total === 0 && <DeskEmpty drawing="person" text={texts.empty} small />}
      {found === undefined && total > 0 && (
        <>
          <PatientTable caption={texts.title} patients={rows} />
          <Pagination
            current={page}
            total={pages}
            hrefOf={(to) => `${base}?${order === 'newest' ? 'order=newest&' : ''}page=${to}`}
          />
        </>
      )}
    </>
  );
}
