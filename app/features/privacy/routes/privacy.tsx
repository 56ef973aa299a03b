import { isUuid } from '#app/lib/uuid.ts';
import { ownValue } from '#app/lib/own-key.ts';
import { data, Form, redirect } from 'react-router';
import { auditLook } from '#app/features/patients/server/audit-look.ts';
import { findPatients } from '#app/features/patients/server/find-patients.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { formText } from '#app/lib/form-text.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage, useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { breachClock } from '../domain/breach.ts';
import { outcomes, verifiedWays } from '../domain/request.ts';
import { readBreaches } from '../server/breaches.ts';
import { purgeHistory } from '../server/purge.ts';
import { privacyRequestsOf, settleRequest } from '../server/requests.ts';
import { privacyMessages } from '../ui/messages.ts';
import styles from '../ui/privacy.module.css';
import { oneOf, privacyOf } from './privacy-context.ts';
import type { Route } from './+types/privacy.ts';

const base = '/admin-dashboard/privacy';

export async function loader({ context }: Route.LoaderArgs) {
  const privacy = privacyOf(context);
  const { timeZone } = privacy;
  const now = privacy.clock.now().epochMilliseconds;
  const today = wallClockOf(now, timeZone).date;
  const view = (request: Awaited<ReturnType<typeof privacyRequestsOf>>[number]) => ({
    ...request,
    due: formatDate(request.dueOn),
    isLate: request.dueOn < today,
    done: request.doneAt === null ? null : formatMoment(request.doneAt, timeZone),
  });
  return {
    open: (await privacyRequestsOf(privacy, 'open')).map(view),
    settled: (await privacyRequestsOf(privacy, 'done')).slice(0, 10).map(view),
    breaches: (await readBreaches(privacy)).map((breach) => ({
      id: breach.id,
      noticed: formatMoment(breach.noticedAt, timeZone),
      isClosed: breach.closedAt !== null,
      hoursLeft: breachClock(breach, now).hoursLeft,
    })),
    purges: (await purgeHistory(privacy.db)).map(({ ranAt, removed, failed }) => ({
      when: formatMoment(ranAt, timeZone),
      removed: Object.entries(removed).filter(([, count]) => count > 0),
      failed,
    })),
  };
}

/** Looks for a person, or settles a request. */
export async function action({ context, request }: Route.ActionArgs) {
  const privacy = privacyOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  if (form.has('text')) {
    const found = await findPatients(
      privacy.db,
      formText(form, 'text', 200),
      20,
      privacy.clock.now().epochMilliseconds,
    );
    await auditLook(privacy, by, { action: 'patients.searched', details: { found: found.length } });
    const people = found.map(({ id, fullName, mobileNumber }) => ({
      id,
      fullName,
      phone: mobileNumber === null ? '' : formatPhone(mobileNumber),
    }));
    return data({ people, refusal: undefined });
  }
  const seen = { id: formText(form, 'request', 36), version: Number(formText(form, 'version', 9)) };
  const settled = isUuid(seen.id)
    ? await settleRequest(privacy, by, seen, {
        verifiedBy: oneOf(verifiedWays, formText(form, 'verifiedBy', 4000)) ?? null,
        outcome: oneOf(outcomes, formText(form, 'outcome', 4000)) ?? null,
      })
    : ({ ok: false, reason: 'changed-meanwhile' } as const);
  if (!settled.ok) return data({ people: undefined, refusal: settled.reason }, { status: 409 });
  return redirect(`${base}?said=settled`, 303);
}

export default function PrivacyDesk({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(privacyMessages);
  const done = ownValue(texts.said, useFlash());
  const { open, settled, breaches, purges } = loaderData;
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href={`${base}/breaches/new`}>{texts.newBreach}</DeskButton>
        <DeskButton look="main" href={`${base}/requests/new`}>
          {texts.newRequest}
        </DeskButton>
        <DeskButton href={`${base}/openings`}>{texts.openings}</DeskButton>
      </DeskHead>
      {actionData?.refusal !== undefined && (
        <FlashMessage kind="warning">
          {actionData.refusal === 'not-verified' ? texts.notVerified : texts.changedMeanwhile}
        </FlashMessage>
      )}
      {!actionData && done !== undefined && <FlashMessage kind="success">{done}</FlashMessage>}
      <Form method="post" className={styles.find}>
        <DeskFields>
          <TextField name="text" label={texts.find} autoComplete="off" spellCheck={false} />
        </DeskFields>
        <DeskButton icon="search">{texts.look}</DeskButton>
      </Form>
      <div className={styles.desk}>
        <div>
          {actionData?.people && (
            <Pane title={texts.found(actionData.people.length)}>
              {actionData.people.length === 0 && <PaneEmpty>{texts.foundNone}</PaneEmpty>}
              <ul className={styles.rows}>
                {actionData.people.map(({ id, fullName, phone }) => (
                  <li key={id} className={styles.row}>
                    <div>
                      <b>{fullName}</b>
                      <small>{phone}</small>
                    </div>
                    <DeskButton href={`${base}/people/${id}`}>{texts.open}</DeskButton>
                  </li>
                ))}
              </ul>
            </Pane>
          )}
          <Pane title={texts.requests} note={texts.requestsNote(open.length)}>
            {open.length === 0 && <PaneEmpty>{texts.noRequests}</PaneEmpty>}
            <ul className={styles.rows}>
              {open.map((request) => (
                <li key={request.id}>
                  <RequestHead request={request} />
                  <Form method="post" className={styles.settle}>
                    <input type="hidden" name="request" value={request.id} />
                    <input type="hidden" name="version" value={request.version} />
                    <Select
                      id={`verified-${request.id}`}
                      name="verifiedBy"
                      label={texts.verifiedBy}
                      prompt={texts.notYet}
                      defaultValue={request.verifiedBy ?? ''}
                      options={verifiedWays.map((value) => ({ value, label: texts.verified[value] }))}
                    />
                    <Select
                      id={`outcome-${request.id}`}
                      name="outcome"
                      label={texts.outcome}
                      prompt={texts.stillOpen}
                      options={outcomes.map((value) => ({ value, label: texts.outcomeNames[value] }))}
                    />
                    <DeskButton>{texts.settle}</DeskButton>
                  </Form>
                </li>
              ))}
            </ul>
          </Pane>
          {settled.length > 0 && (
            <Pane title={texts.doneRequests}>
              <ul className={styles.rows}>
                {settled.map((request) => (
                  <li key={request.id}>
                    <RequestHead request={request} />
                  </li>
                ))}
              </ul>
            </Pane>
          )}
        </div>
        <div>
          <Pane title={texts.breaches}>
            {breaches.length === 0 && <PaneEmpty>{texts.noBreaches}</PaneEmpty>}
            <ul className={styles.rows}>
              {breaches.map(({ id, noticed, isClosed, hoursLeft }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <b>{texts.breachTitle(noticed)}</b>
                    <small className={!isClosed && hoursLeft !== null && hoursLeft < 24 ? styles.late : undefined}>
                      {isClosed ? texts.closed : hoursLeft === null ? texts.openWord : texts.hoursLeft(hoursLeft)}
                    </small>
                  </div>
                  <DeskButton href={`${base}/breaches/${id}`}>{texts.open}</DeskButton>
                </li>
              ))}
            </ul>
          </Pane>
          <Pane title={texts.purges} note={texts.purgesNote}>
            {purges.length === 0 && <PaneEmpty>{texts.noPurges}</PaneEmpty>}
            <ul className={styles.rows}>
              {purges.map(({ when, removed, failed }) => (
                <li key={when}>
                  <b>{when}</b>:{' '}
                  {removed.length === 0
                    ? texts.nothingPurged
                    : removed.map(([kind, count]) => `${count} ${texts.purged[kind] ?? kind}`).join(', ')}
                  {failed.length > 0 && (
                    <span className={styles.late}>
                      {' '}
                      {texts.failedKinds(failed.map((kind) => texts.purged[kind] ?? kind).join(', '))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Pane>
        </div>
      </div>
    </>
  );
}

type RequestView = Route.ComponentProps['loaderData']['open'][number];

function RequestHead({ request }: { request: RequestView }) {
  const texts = useMessages(privacyMessages);
  const { kind, askedBy, due, isLate, outcome, done, patientId, patientName, person, note } = request;
  return (
    <div className={styles.row}>
      <div>
        <b>
          {texts.kinds[kind]}
          {patientName !== null && (
            <>
              {': '}
              <Link href={`${base}/people/${patientId}`}>{patientName}</Link>
            </>
          )}
        </b>
        <small>{[person, texts.asked[askedBy], note].filter((part) => part !== null && part !== '').join('. ')}</small>
      </div>
      {outcome === null ? (
        <span className={isLate ? styles.late : undefined}>{isLate ? texts.overdue(due) : texts.due(due)}</span>
      ) : (
        <span>{`${texts.outcomeNames[outcome]}, ${done ?? ''}`}</span>
      )}
    </div>
  );
}
