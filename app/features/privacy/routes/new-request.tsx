import { data, Form, redirect } from 'react-router';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { tidyLine, tidyText } from '#app/lib/text-rules.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { askedWays, requestKinds } from '../domain/request.ts';
import { noteRequest } from '../server/requests.ts';
import { privacyMessages } from '../ui/messages.ts';
import styles from '../ui/privacy.module.css';
import { oneOf, privacyOf } from './privacy-context.ts';
import type { Route } from './+types/new-request.ts';

const base = '/admin-dashboard/privacy';

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('patient');
  const patient = id === null ? undefined : await patientById(privacyOf(context).db, id);
  return { patient: patient?.erasedAt === null ? { id: patient.id, fullName: patient.fullName } : null };
}

const fields = ['kind', 'askedOn', 'askedBy', 'person', 'note'] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const privacy = privacyOf(context);
  const form = await request.formData();
  const typed = Object.fromEntries(fields.map((field) => [field, formText(form, field, 2000)]));
  const patientId = formText(form, 'patient', 36) || null;
  const { date: today } = wallClockOf(privacy.clock.now().epochMilliseconds, privacy.timeZone);
  const askedOn = parseTypedDate(typed['askedOn'] ?? '', today);
  const person = tidyLine(typed['person'] ?? '').slice(0, 100);
  const errors = {
    ...((!askedOn.ok || askedOn.value > today) && { askedOn: 'badDate' as const }),
    ...(patientId === null && person === '' && { person: 'personNeeded' as const }),
  };
  if (!askedOn.ok || Object.keys(errors).length > 0) return data({ typed, errors }, { status: 422 });
  const noted = await noteRequest(privacy, actorOf(context), {
    kind: oneOf(requestKinds, typed['kind'] ?? '') ?? 'complaint',
    askedOn: askedOn.value,
    askedBy: oneOf(askedWays, typed['askedBy'] ?? '') ?? 'phone',
    patientId,
    person: person || undefined,
    note: tidyText(typed['note'] ?? '') || undefined,
  });
  if (!noted.ok) return data({ typed, errors: { person: 'unknownPatient' as const } }, { status: 409 });
  return redirect(`${base}?said=noted`, 303);
}

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(privacyMessages);
  const { patient } = loaderData;
  const typed = actionData?.typed ?? {};
  const errors: Readonly<Partial<Record<string, 'badDate' | 'personNeeded' | 'unknownPatient'>>> =
    actionData?.errors ?? {};
  const wordsFor = (field: string) => (errors[field] === undefined ? undefined : texts[errors[field]]);
  const summary = Object.keys(errors).flatMap((field) => {
    const message = wordsFor(field);
    return message === undefined ? [] : [{ field, message }];
  });
  return (
    <>
      <title>{texts.newRequest}</title>
      <DeskHead title={texts.newRequest} note={patient ? texts.aboutPatient(patient.fullName) : undefined} />
      <Form method="post" noValidate className={styles.form}>
        <Draft name="request" />
        <ErrorSummary errors={summary} />
        {patient && <input type="hidden" name="patient" value={patient.id} />}
        <DeskFields>
          <Select
            name="kind"
            label={texts.kind}
            hint={texts.kindHint}
            defaultValue={typed['kind'] ?? 'copy'}
            options={requestKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          />
          <TextField
            name="askedOn"
            label={texts.askedOn}
            hint={texts.askedOnHint}
            size="narrow"
            autoComplete="off"
            defaultValue={typed['askedOn'] ?? 'today'}
            error={wordsFor('askedOn')}
          />
          <Select
            name="askedBy"
            label={texts.askedBy}
            defaultValue={typed['askedBy'] ?? 'phone'}
            options={askedWays.map((value) => ({ value, label: texts.asked[value] }))}
          />
          <TextField
            name="person"
            label={texts.person}
            optional={patient !== null}
            autoComplete="off"
            defaultValue={typed['person']}
            error={wordsFor('person')}
          />
          <TextArea name="note" label={texts.note} optional rows={3} defaultValue={typed['note']} />
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.save}</DeskButton>
          <DeskButton href={base}>{texts.cancel}</DeskButton>
        </DeskActions>
      </Form>
    </>
  );
}
