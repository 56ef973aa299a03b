import { data, redirect } from 'react-router';
import { Calls } from '#app/ui/calls/calls.tsx';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { goodAnswers } from '../domain/draft.ts';
import { raisedFlags } from '../domain/flags.ts';
import { neighbours } from '../domain/section-order.ts';
import { ClinicClosed } from '../ui/steps/clinic-closed.tsx';
import { StepFrame } from '../ui/steps/step-frame.tsx';
import { stepMessages } from '../ui/steps/step-messages.ts';
import styles from '../ui/steps/step.module.css';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import { clinicState } from './clinic-state.ts';
import { draftAt, formPath, sectionsOf } from './form-at.ts';
import type { Route } from './+types/call-now.ts';

/** What was ticked should not wait: whom to call, and why, in the form's own words. Then the form goes on. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { draft } = found;
  const { definition, typed, today, kind } = draft;
  const path = formPath(draft);
  const flags = raisedFlags(definition, goodAnswers(definition, typed, today), today);
  const reasons = flags.flatMap(({ callNow }) => (callNow === undefined ? [] : [callNow]));
  const after = new URL(request.url).searchParams.get('after') ?? '';
  const { next } = neighbours(sectionsOf(draft, typed), after);
  const goOn = next ? `${path}/${next.slug}` : path;
  if (reasons.length === 0) throw redirect(goOn, 303);
  return { kind, reasons, goOn, state: await clinicState(context) };
}

export default function CallNow({ loaderData, params, matches }: Route.ComponentProps) {
  const texts = useMessages(stepMessages);
  const { clinic } = matches[0].loaderData.layout;
  if (loaderData === null) return <UnknownForm form={params.form} clinic={clinic} />;
  const { kind, reasons, goOn, state } = loaderData;
  const title = state.isOpen ? texts.callTitle : texts.callClosedTitle;
  const [phone] = clinic.phones;
  return (
    <StepFrame kind={kind} shortName={clinic.shortName}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className={styles.lede}>{texts.callLede}</p>
      <div className={styles.after}>
        <Notice kind="urgent" live>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>
            <Calls text={texts.callEmergency} />
          </p>
          <EmergencyCalls />
        </Notice>
        <ClinicClosed state={state} />
        <ButtonRow>
          <Button look={state.isOpen ? 'primary' : undefined} icon="call" href={phone.href}>
            {texts.call(phone.display)}
          </Button>
          <Button href={goOn}>{texts.callGoOn}</Button>
        </ButtonRow>
        <p className={styles.lede}>{texts.callGoOnText}</p>
        <h2>{texts.callHours}</h2>
        <ul>
          {clinic.hours.map(({ line }) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </StepFrame>
  );
}
