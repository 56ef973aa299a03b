import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatTime } from '#app/lib/date-words.ts';
import { formText } from '#app/lib/form-text.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { reportParts } from '../domain/notice-draft.ts';
import { noteBreach } from '../server/breaches.ts';
import { privacyMessages } from '../ui/messages.ts';
import styles from '../ui/privacy.module.css';
import { ReportFields } from '../ui/report-fields.tsx';
import { affectedOf, noticedAtOf, reportOf, type BreachErrors } from './breach-form.ts';
import { privacyOf } from './privacy-context.ts';
import type { Route } from './+types/new-breach.ts';

const base = '/admin-dashboard/privacy';

export function loader({ context }: Route.LoaderArgs) {
  const { clock, timeZone } = privacyOf(context);
  return { time: formatTime(wallClockOf(clock.now().epochMilliseconds, timeZone).minute) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const privacy = privacyOf(context);
  const form = await request.formData();
  const report = reportOf(form);
  const affectedPeople = affectedOf(form);
  const noticed = noticedAtOf(form, privacy.clock.now().epochMilliseconds, privacy.timeZone);
  const errors: BreachErrors = {
    ...noticed.errors,
    ...(affectedPeople === undefined && { affected: 'badCount' as const }),
    ...(report.nature === '' && { nature: 'natureNeeded' as const }),
  };
  if (noticed.at === undefined || affectedPeople === undefined || report.nature === '') {
    const typed = Object.fromEntries(
      ['noticedOn', 'noticedTime', 'affected', ...reportParts].map((field) => [field, formText(form, field, 4000)]),
    );
    return data({ typed, errors }, { status: 422 });
  }
  const id = await noteBreach(privacy, actorOf(context), { noticedAt: noticed.at, affectedPeople, report });
  return redirect(`${base}/breaches/${id}`, 303);
}

export default function NewBreach({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(privacyMessages);
  const typed = actionData?.typed ?? { noticedOn: 'today', noticedTime: loaderData.time };
  const errors = actionData?.errors ?? {};
  const summary = Object.entries(errors).map(([field, reason]) => ({ field, message: texts[reason] }));
  const wordsFor = (field: keyof BreachErrors) => (errors[field] === undefined ? undefined : texts[errors[field]]);
  return (
    <>
      <title>{texts.newBreach}</title>
      <DeskHead title={texts.newBreach} />
      <Form method="post" noValidate className={styles.form}>
        <Draft name="breach" />
        <ErrorSummary errors={summary} />
        <DeskFields>
          <TextField
            name="noticedOn"
            label={texts.noticedAt}
            size="narrow"
            autoComplete="off"
            defaultValue={typed['noticedOn']}
            error={wordsFor('noticedOn')}
          />
          <TextField
            name="noticedTime"
            label={texts.noticedTime}
            size="narrow"
            autoComplete="off"
            defaultValue={typed['noticedTime']}
            error={wordsFor('noticedTime')}
          />
          <ReportFields typed={typed} natureError={wordsFor('nature')} affectedError={wordsFor('affected')} />
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.save}</DeskButton>
          <DeskButton href={base}>{texts.cancel}</DeskButton>
        </DeskActions>
      </Form>
    </>
  );
}
