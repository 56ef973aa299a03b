import { data, redirect } from 'react-router';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { Calls } from '#app/ui/calls/calls.tsx';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Steps } from '#app/ui/steps/steps.tsx';
import { ClinicClosed } from '../ui/steps/clinic-closed.tsx';
import { StepFrame } from '../ui/steps/step-frame.tsx';
import { stepMessages } from '../ui/steps/step-messages.ts';
import styles from '../ui/steps/step.module.css';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import { clinicState } from './clinic-state.ts';
import { formAt, formPath } from './form-at.ts';
import type { Route } from './+types/sent-form.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { intake, found } = await formAt({ context, params });
  if (!found) return data(null, { status: 404 });
  if (found.state === 'draft') throw redirect(formPath(found), 303);
  const { kind, urgent, appointmentId, submittedAt } = found;
  const { date, minute } = wallClockOf(submittedAt.epochMilliseconds, intake.timeZone);
  const state = urgent ? await clinicState(context) : null;
  return { kind, urgent: state, hasVisit: appointmentId !== null, day: formatDate(date), time: formatTime(minute) };
}

export default function SentForm({ loaderData, params, matches }: Route.ComponentProps) {
  const texts = useMessages(stepMessages);
  const { clinic } = matches[0].loaderData.layout;
  if (loaderData === null) return <UnknownForm form={params.form} clinic={clinic} />;
  const { kind, urgent, hasVisit, day, time } = loaderData;
  const [phone] = clinic.phones;
  return (
    <StepFrame kind={kind} shortName={clinic.shortName}>
      <title>{texts.sentTitle[kind]}</title>
      <h1>{texts.sentTitle[kind]}</h1>
      <p className={styles.lede}>
        {texts.sentLede} {texts.sentOn(day, time)}
      </p>
      <div className={styles.after}>
        {urgent && (
          <>
            <Notice kind="urgent" title={urgent.isOpen ? texts.callTitle : texts.callClosedTitle}>
              <p>
                {texts.callLede} <Calls text={texts.callEmergency} />
              </p>
              <EmergencyCalls />
              <p>
                <a href={phone.href}>{texts.call(phone.display)}</a>
              </p>
            </Notice>
            <ClinicClosed state={urgent} />
          </>
        )}
        <h2>{texts.whatNext}</h2>
        <Steps
          level={3}
          steps={[
            { title: texts.nextRead, content: <p>{texts.nextReadText}</p> },
            { title: texts.nextAsk, content: <p>{texts.nextAskText}</p> },
            hasVisit
              ? { title: texts.nextVisit, content: <p>{texts.nextVisitText}</p> }
              : { title: texts.nextBook, content: <p>{texts.nextBookText}</p> },
          ]}
        />
        <ButtonRow>
          {!hasVisit && (
            <Button look="primary" href="/book-appointment">
              {texts.book}
            </Button>
          )}
          <Button icon="call" href={phone.href}>
            {texts.call(phone.display)}
          </Button>
        </ButtonRow>
        <p className={styles.lede}>{texts.sentAgain}</p>
      </div>
    </StepFrame>
  );
}
