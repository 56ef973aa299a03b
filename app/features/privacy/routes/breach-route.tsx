import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { breachClock } from '../domain/breach.ts';
import { draftNotices } from '../domain/notice-draft.ts';
import { changeReport, noteStep, readBreaches, type BreachStep } from '../server/breaches.ts';
import { privacyMessages } from '../ui/messages.ts';
import styles from '../ui/privacy.module.css';
import { ReportFields } from '../ui/report-fields.tsx';
import { affectedOf, reportOf } from './breach-form.ts';
import { oneOf, privacyOf } from './privacy-context.ts';
import type { Route } from './+types/breach-route.ts';

const base = '/admin-dashboard/privacy';
const steps = ['people-told', 'board-told', 'board-detailed', 'closed'] as const satisfies readonly BreachStep[];

export async function loader({ context, params }: Route.LoaderArgs) {
  const privacy = privacyOf(context);
  const { timeZone } = privacy;
  const [breach] = await readBreaches(privacy, params.breachId);
  if (!breach) throw data(null, { status: 404 });
  const clock = breachClock(breach, privacy.clock.now().epochMilliseconds);
  const { name, phones } = clinic();
  const noticed = formatMoment(breach.noticedAt, timeZone);
  const detailsDue = formatMoment(clock.detailsDueAt, timeZone);
  const report = breach.report ?? { nature: '', whenAndWhere: '', consequences: '', measures: '', advice: '' };
  const { affectedPeople, version } = breach;
  const doneAt = [breach.peopleToldAt, breach.boardToldAt, breach.boardDetailedAt, breach.closedAt];
  return {
    version,
    noticed,
    detailsDue,
    hoursLeft: clock.hoursLeft,
    mayClose: clock.open.length === 0,
    typed: { ...report, affected: affectedPeople === null ? '' : String(affectedPeople) },
    steps: steps.map((step, index) => {
      const at = doneAt[index] ?? null;
      return { step, done: at === null ? null : formatMoment(at, timeZone) };
    }),
    drafts: draftNotices(report, { clinicName: name, phone: phones[0] ?? '', noticed, detailsDue, affectedPeople }),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const privacy = privacyOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  const [known] = await readBreaches(privacy, params.breachId);
  if (!known) throw data(null, { status: 404 });
  const seen = { id: known.id, version: Number(formText(form, 'version', 9)) };
  const step = oneOf(steps, formText(form, 'step', 20));
  const affected = affectedOf(form);
  const done = step
    ? await noteStep(privacy, by, seen, step)
    : await changeReport(privacy, by, seen, reportOf(form), affected ?? known.affectedPeople);
  if (!done.ok) return data({ refusal: done.reason }, { status: 409 });
  return redirect(`${base}/breaches/${known.id}`, 303);
}

export default function BreachScreen({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(privacyMessages);
  const { version, noticed, detailsDue, hoursLeft, mayClose, typed, drafts } = loaderData;
  const title = texts.breachTitle(noticed);
  return (
    <>
      <title>{title}</title>
      <DeskHead
        title={title}
        note={
          hoursLeft !== null && (
            <span className={hoursLeft < 24 ? styles.late : undefined}>{texts.hoursLeft(hoursLeft)}</span>
          )
        }
      >
        <DeskButton href={base}>{texts.back}</DeskButton>
      </DeskHead>
      {actionData && (
        <FlashMessage kind="warning">
          {actionData.refusal === 'not-yet' ? texts.notYetClosed : texts.changedMeanwhile}
        </FlashMessage>
      )}
      <p className={styles.hint}>{texts.clock(detailsDue)}</p>
      <div className={styles.desk}>
        <div className={styles.beside}>
          <Pane title={texts.steps}>
            <ul className={styles.rows}>
              {loaderData.steps.map(({ step, done }) => (
                <li key={step} className={styles.row}>
                  {done === null ? (
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="version" value={version} />
                      <DeskButton name="step" value={step} disabled={step === 'closed' && !mayClose}>
                        {texts.step[step]}
                      </DeskButton>
                    </Form>
                  ) : (
                    <div>
                      <b>{texts.step[step]}</b>
                      <small>{texts.stepDone(done)}</small>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </Pane>
        </div>
        <div>
          <Pane title={texts.known}>
            <PaneBody>
              <Form key={version} method="post" noValidate>
                <Draft name="breach" />
                <input type="hidden" name="version" value={version} />
                <DeskFields>
                  <ReportFields typed={typed} />
                </DeskFields>
                <DeskActions>
                  <DeskButton>{texts.save}</DeskButton>
                </DeskActions>
              </Form>
            </PaneBody>
          </Pane>
          <Pane title={texts.drafts}>
            <PaneBody>
              <p className={styles.hint}>{texts.draftsHint}</p>
              {(['people', 'board', 'details'] as const).map((each) => (
                <section key={each} aria-label={texts.draft[each]}>
                  <h3 className={styles.draftTitle}>{texts.draft[each]}</h3>
                  <pre className={styles.draft}>{drafts[each]}</pre>
                </section>
              ))}
            </PaneBody>
          </Pane>
        </div>
      </div>
    </>
  );
}
