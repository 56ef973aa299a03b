import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Pane } from '#app/ui/desk/pane.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { uploadList } from '../server/import-draft.ts';
import { pastImports } from '../server/import-patients.ts';
import { importMessages, type UploadRefusal } from '../ui/import-messages.ts';
import styles from '../ui/patients.module.css';
import { PeopleList } from '../ui/people-list.tsx';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import type { Route } from './+types/import-list.ts';

const base = '/admin-dashboard/patients';

export async function loader({ context }: Route.LoaderArgs) {
  const timeZone = await clinicTimeZone(context);
  const past = await pastImports(patientsOf(context).db);
  return {
    past: past.map(({ id, importedAt, undoneAt, result }) => ({
      id,
      when: formatMoment(importedAt, timeZone),
      undone: undoneAt === null ? null : formatMoment(undoneAt, timeZone),
      added: result.added,
      visits: result.visits,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0)
    return data<{ refusal: UploadRefusal; importId?: string }>({ refusal: 'no-file' }, { status: 422 });
  const uploaded = await uploadList(patientsOf(context), actorOf(context), new Uint8Array(await file.arrayBuffer()));
  if (uploaded.ok) return redirect(`${base}/import/${uploaded.value.draftId}`, 303);
  const { reason } = uploaded;
  return data<{ refusal: UploadRefusal; importId?: string }>(
    { refusal: reason, ...(reason === 'same-file' && { importId: uploaded.importId }) },
    { status: 422 },
  );
}

export default function ImportList({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(importMessages);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href={base}>{texts.back}</DeskButton>
      </DeskHead>
      <Form method="post" encType="multipart/form-data" reloadDocument className={styles.form}>
        <DeskFields>
          <TextField
            name="file"
            type="file"
            accept=".csv,text/csv"
            label={texts.file}
            hint={texts.fileHint}
            error={actionData ? texts.refusals[actionData.refusal] : undefined}
          />
          {actionData?.importId !== undefined && (
            <Link href={`${base}/imports/${actionData.importId}`}>{texts.open}</Link>
          )}
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.upload}</DeskButton>
          <span className={styles.status}>{texts.nothingYet}</span>
        </DeskActions>
      </Form>
      {loaderData.past.length > 0 && (
        <div className={styles.below}>
          <Pane title={texts.past}>
            <PeopleList
              people={loaderData.past.map(({ id, when, undone, added, visits }) => ({
                id,
                name: <Link href={`${base}/imports/${id}`}>{texts.done(when)}</Link>,
                text: undone === null ? texts.sums(added, visits) : texts.undoneOn(undone),
              }))}
            />
          </Pane>
        </div>
      )}
    </>
  );
}
