import { data, Form, redirect } from 'react-router';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { required } from '#app/platform/web/context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead, Sums } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { importFields, importLimits, type ColumnMapping } from '../domain/import-fields.ts';
import { readLineNumbers } from '../domain/import-lines.ts';
import { importDraft, mapColumns } from '../server/import-draft.ts';
import { importPatients } from '../server/import-patients.ts';
import { importMessages } from '../ui/import-messages.ts';
import styles from '../ui/patients.module.css';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import type { Route } from './+types/import-preview.ts';

const base = '/admin-dashboard/patients';
const shownProblems = 50;
const shownLines = 8;

export async function loader({ context, params }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const draft = await importDraft({ ...patientsOf(context), booking }, actorOf(context), params.draftId);
  if (!draft) throw data(null, { status: 404 });
  const timeZone = await clinicTimeZone(context);
  const { practitioners } = await booking.settings.current();
  return {
    header: draft.table.header.map((cell, index) => cell.trim().slice(0, 60) || `${index + 1}`),
    mapping: draft.mapping,
    lines: draft.good.length,
    visits: draft.good.filter(({ visit }) => visit).length,
    wrong: draft.refused.length,
    problems: draft.refused.slice(0, shownProblems),
    sample: draft.good.slice(0, shownLines).map(({ line, fullName, mobileNumber, birthDate, visit }) => ({
      line,
      fullName,
      phone: formatPhone(mobileNumber),
      born: birthDate === null ? '' : formatDate(birthDate),
      visit: visit
        ? `${formatMoment(visit.startsAt, timeZone)}, ${practitioners.find(({ id }) => id === visit.practitionerId)?.name ?? ''}`
        : '',
    })),
  };
}

function mappingOf(form: FormData): ColumnMapping {
  return Object.fromEntries(
    importFields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' && /^\d{1,2}$/.test(value) && Number(value) < importLimits.columns
        ? [[field, Number(value)]]
        : [];
    }),
  );
}

/** Maps the columns again, or takes the list in. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  if (form.get('intent') === 'map') {
    if (!(await mapColumns(patients, by, params.draftId, mappingOf(form)))) throw data(null, { status: 404 });
    return redirect(`${base}/import/${params.draftId}`, 303);
  }
  const typed = form.get('leaveOut');
  const text = typeof typed === 'string' ? typed.slice(0, 2000) : '';
  const leaveOut = readLineNumbers(text);
  if (!leaveOut) return data({ leaveOut: text, refusal: 'lines' as const }, { status: 422 });
  const booking = required(context.get(bookingContext), 'booking');
  const imported = await importPatients({ ...patients, booking }, by, params.draftId, leaveOut);
  if (imported.ok) return redirect(`${base}/imports/${imported.value.importId}`, 303);
  return data({ leaveOut: text, refusal: imported.reason }, { status: 409 });
}

export default function ImportPreview({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(importMessages);
  const { header, mapping, lines, visits, wrong, problems, sample } = loaderData;
  const columns = header.map((label, index) => ({ value: String(index), label }));
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead
        title={texts.title}
        note={
          <Sums
            sums={[
              { count: lines, label: texts.people },
              { count: visits, label: texts.visits },
              { count: wrong, label: texts.wrong },
            ]}
          />
        }
      >
        <DeskButton href={`${base}/import`}>{texts.back}</DeskButton>
      </DeskHead>
      {actionData && actionData.refusal !== 'lines' && (
        <FlashMessage kind="warning">
          {actionData.refusal === 'same-file' ? texts.refusals['same-file'] : texts.gone}
        </FlashMessage>
      )}
      <div className={styles.record}>
        <div>
          <Pane title={texts.preview}>
            <PaneBody>
              <DeskTable
                caption={texts.sample}
                columns={[
                  { key: 'line', label: texts.line },
                  { key: 'name', label: texts.fields.fullName },
                  { key: 'phone', label: texts.fields.phone },
                  { key: 'born', label: texts.fields.birthDate },
                  { key: 'visit', label: texts.visits },
                ]}
                rows={sample.map(({ line, fullName, phone, born, visit }) => ({
                  id: String(line),
                  cells: { line, name: fullName, phone, born, visit },
                }))}
              />
              <p className={styles.status}>{texts.quiet}</p>
              <Form method="post">
                <DeskFields>
                  <TextField
                    name="leaveOut"
                    label={texts.leaveOut}
                    hint={texts.leaveOutHint}
                    size="narrow"
                    autoComplete="off"
                    defaultValue={actionData?.leaveOut}
                    error={actionData?.refusal === 'lines' ? texts.leaveOutError : undefined}
                  />
                </DeskFields>
                <DeskActions>
                  <DeskButton look="main" name="intent" value="import" disabled={lines === 0}>
                    {texts.doImport(lines)}
                  </DeskButton>
                </DeskActions>
              </Form>
            </PaneBody>
          </Pane>
          {wrong > 0 && (
            <Pane title={texts.problemsTitle} note={wrong}>
              <PaneBody>
                <p className={styles.status}>{texts.problemsHint}</p>
                <DeskTable
                  caption={texts.problemsTitle}
                  captionHidden
                  columns={[
                    { key: 'line', label: texts.line },
                    { key: 'problem', label: texts.problem },
                  ]}
                  rows={problems.map((problem) => ({
                    id: String(problem.line),
                    cells: {
                      line: problem.line,
                      problem: problem.problems.map((each) => texts.problems[each]).join('; '),
                    },
                  }))}
                />
                {wrong > problems.length && <p className={styles.status}>{texts.more(wrong - problems.length)}</p>}
              </PaneBody>
            </Pane>
          )}
        </div>
        <Pane title={texts.mapping}>
          <PaneBody>
            <Form method="post">
              <input type="hidden" name="intent" value="map" />
              <DeskFields>
                {importFields.map((field) => (
                  <Select
                    key={`${field}-${mapping[field] ?? ''}`}
                    name={field}
                    label={texts.fields[field]}
                    prompt={texts.notThere}
                    options={columns}
                    defaultValue={mapping[field] === undefined ? '' : String(mapping[field])}
                  />
                ))}
              </DeskFields>
              <DeskActions>
                <DeskButton>{texts.mapAgain}</DeskButton>
              </DeskActions>
            </Form>
          </PaneBody>
        </Pane>
      </div>
    </>
  );
}
