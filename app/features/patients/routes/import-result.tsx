import { data, Form } from 'react-router';
import { isUuid } from '#app/lib/uuid.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead, Sums } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pastImports, undoImport } from '../server/import-patients.ts';
import { importMessages } from '../ui/import-messages.ts';
import styles from '../ui/patients.module.css';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import type { Route } from './+types/import-result.ts';

const base = '/admin-dashboard/patients';

export async function loader({ context, params }: Route.LoaderArgs) {
  const [found] = isUuid(params.importId) ? await pastImports(patientsOf(context).db, params.importId) : [];
  if (!found) throw data(null, { status: 404 });
  const timeZone = await clinicTimeZone(context);
  const { result, importedAt, undoneAt } = found;
  return {
    result,
    when: formatMoment(importedAt, timeZone),
    undone: undoneAt === null ? null : formatMoment(undoneAt, timeZone),
  };
}

/** Undoes the import. */
export async function action({ context, params }: Route.ActionArgs) {
  if (!isUuid(params.importId)) throw data(null, { status: 404 });
  const undone = await undoImport(patientsOf(context), actorOf(context), params.importId);
  return undone.ok ? undone.value : null;
}

export default function ImportResultScreen({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(importMessages);
  const { result, when, undone } = loaderData;
  const counts = ['lines', 'added', 'known', 'visits', 'withProblems', 'leftOut'] as const;
  return (
    <>
      <title>{texts.resultTitle}</title>
      <DeskHead title={texts.resultTitle} note={undone === null ? texts.done(when) : texts.undoneOn(undone)}>
        <DeskButton href={base}>{texts.back}</DeskButton>
      </DeskHead>
      {actionData && (
        <FlashMessage kind="success">
          {texts.undone(actionData.visits, actionData.patients, actionData.kept)}
        </FlashMessage>
      )}
      {undone === null && result.taken.length > 0 && (
        <FlashMessage kind="warning">{texts.taken(result.taken.join(', '))}</FlashMessage>
      )}
      <Pane title={texts.done(when)}>
        <PaneBody>
          <Sums sums={counts.map((each) => ({ count: result[each], label: texts.result[each] }))} />
          {undone === null && (
            <Form method="post">
              <p className={styles.status}>{texts.undoHint}</p>
              <DeskActions>
                <DeskButton look="grave">{texts.undo}</DeskButton>
              </DeskActions>
            </Form>
          )}
        </PaneBody>
      </Pane>
    </>
  );
}
