import { data, redirect } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { required } from '#app/platform/web/context.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { FORM_PATHS } from '../domain/form-kind.ts';
import { formPage } from '../server/form-page.ts';
import { intakeContext, isFormKind } from '../server/intake-context.ts';
import { formsOfAppointment } from '../server/patient-forms.ts';
import { StartForm } from '../ui/start-form.tsx';
import { StepFrame } from '../ui/steps/step-frame.tsx';
import { stepMessages } from '../ui/steps/step-messages.ts';
import styles from '../ui/steps/step.module.css';
import { beginFormHere } from './begin-form.ts';
import type { Route } from './+types/begin-for-visit.ts';

/** The link of a visit to its form: knows whose visit it is, and the form will belong to it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isFormKind(params.form)) throw data(null, { status: 404 });
  const kind = params.form;
  const intake = required(context.get(intakeContext), 'forms');
  const visit = await intake.visits.find(params.token);
  if (!visit) return data({ kind, visit: null }, { status: 404 });
  const [sent] = (await formsOfAppointment(intake.db, visit.appointmentId)).filter(({ form }) => form === kind);
  return {
    kind,
    visit: {
      name: visit.fullName,
      action: `${FORM_PATHS[kind]}/visit/${params.token}`,
      sentOn: sent ? formatDate(wallClockOf(sent.submittedAt, intake.timeZone).date) : null,
      sections: formPage(kind).text.sections,
    },
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  if (!isFormKind(params.form)) throw data(null, { status: 404 });
  const visit = await required(context.get(intakeContext), 'forms').visits.find(params.token);
  if (!visit) throw redirect(FORM_PATHS[params.form], 303);
  return beginFormHere(context, params.form, visit);
}

export default function BeginForVisit({ loaderData, actionData, matches }: Route.ComponentProps) {
  const texts = useMessages(stepMessages);
  const { clinic } = matches[0].loaderData.layout;
  const { kind, visit } = loaderData;
  const [phone] = clinic.phones;
  return (
    <StepFrame kind={kind} shortName={clinic.shortName}>
      <title>{texts.form[kind]}</title>
      <h1>{texts.form[kind]}</h1>
      {actionData && (
        <Notice kind="warning" live>
          <p>
            <PhoneText phone={phone.display}>{texts.tooMany(actionData.waitMinutes, phone.display)}</PhoneText>
          </p>
        </Notice>
      )}
      {visit === null ? (
        <>
          <p className={styles.lede}>{texts.visitGone}</p>
          <ButtonRow>
            <Button look="primary" href={FORM_PATHS[kind]}>
              {texts.startAlone}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <>
          {visit.sentOn !== null && (
            <div className={styles.problem}>
              <Notice kind="info">
                <p>{texts.visitSent(visit.sentOn)}</p>
              </Notice>
            </div>
          )}
          <p className={styles.lede}>
            {texts.startLede} {texts.startVisitLede}
          </p>
          <StartForm kind={kind} action={visit.action} name={visit.name} />
          <div className={styles.acts}>
            {visit.sections.map(({ id, heading, html }) => (
              <Disclosure key={id} summary={heading}>
                <Prose html={html} />
              </Disclosure>
            ))}
          </div>
        </>
      )}
    </StepFrame>
  );
}
