import { ownValue } from '#app/lib/own-key.ts';
import { data, Form, redirect } from 'react-router';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { auditLook } from '#app/features/patients/server/audit-look.ts';
import { requireRecentSignIn } from '#app/features/staff/server/require-recent-sign-in.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { formText } from '#app/lib/form-text.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatReference } from '#app/lib/reference.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { FlashMessage, useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Checkbox } from '#app/ui/field/checkbox.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { decisionFor } from '../server/erase-patient.ts';
import { consentsOf, eraseOnRequest, restrictPerson, withdrawConsent } from '../server/handle-person.ts';
import { personData } from '../server/person-data.ts';
import { privacyMessages } from '../ui/messages.ts';
import styles from '../ui/privacy.module.css';
import { privacyOf } from './privacy-context.ts';
import type { Route } from './+types/person.ts';

const base = '/admin-dashboard/privacy';
const heldKinds = [
  'contacts',
  'mergedRecords',
  'appointments',
  'appointmentHistory',
  'messages',
  'consents',
  'enquiries',
  'waitingList',
  'forms',
  'clinicalNotes',
  'visitPhotos',
  'openings',
  'requests',
  'access',
] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireRecentSignIn(context, request);
  const privacy = privacyOf(context);
  const { timeZone } = privacy;
  const held = await personData(privacy, params.patientId);
  const patient = await patientById(privacy.db, params.patientId);
  if (!held || !patient) throw data(null, { status: 404 });
  const { id, fullName, version, restrictedAt, eraseOn } = patient;
  await auditLook(privacy, actorOf(context), {
    action: 'patient.viewed',
    subject: { kind: 'patient', id },
    details: { at: 'privacy-desk' },
  });
  const decision = await decisionFor(privacy, patient, privacy.clock.now().epochMilliseconds);
  return {
    id,
    fullName,
    version,
    restricted: restrictedAt === null ? null : formatMoment(restrictedAt, timeZone),
    eraseOn: eraseOn === null ? null : formatDate(eraseOn),
    counts: heldKinds.map((kind) => ({ kind, count: held[kind]?.length ?? 0 })),
    decision: decision.kind === 'keep' ? { ...decision, until: formatDate(decision.until) } : decision,
    consents: (await consentsOf(privacy, id)).map((consent) => ({
      id: consent.id,
      purpose: consent.purpose,
      version: [consent.noticeVersion, ...(consent.legalVersions === null ? [] : [consent.legalVersions])].join('; '),
      reference: consent.reference === null ? null : formatReference(consent.reference),
      given: formatMoment(consent.givenAt, timeZone),
      withdrawn: consent.withdrawnAt === null ? null : formatMoment(consent.withdrawnAt, timeZone),
    })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const here = `${base}/people/${params.patientId}`;
  requireRecentSignIn(context, request, here);
  const privacy = privacyOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  const seen = { id: params.patientId, version: Number(formText(form, 'version', 9)) };
  const intent = formText(form, 'intent', 20);
  if (intent === 'withdraw') {
    const consent = formText(form, 'consent', 36);
    const withdrawn = isUuid(consent)
      ? await withdrawConsent(privacy, by, params.patientId, consent)
      : ({ ok: false, reason: 'not-found' } as const);
    return withdrawn.ok
      ? redirect(`${here}?said=withdrawn`, 303)
      : data({ refusal: 'changed-meanwhile' as const }, { status: 409 });
  }
  if (intent === 'erase') {
    if (form.get('sure') !== 'on') return data({ refusal: 'not-sure' as const }, { status: 422 });
    const erased = await eraseOnRequest(privacy, by, seen);
    if (!erased.ok) return data({ refusal: erased.reason }, { status: 409 });
    return redirect(erased.value.kind === 'erased' ? `${base}?said=erased` : `${here}?said=locked`, 303);
  }
  const restrict = intent === 'restrict';
  const restricted = await restrictPerson(privacy, by, seen, restrict);
  if (!restricted.ok) return data({ refusal: restricted.reason }, { status: 409 });
  return redirect(`${here}?said=${restrict ? 'restricted' : 'unrestricted'}`, 303);
}

export default function PersonAtPrivacyDesk({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(privacyMessages);
  const done = ownValue(texts.said, useFlash());
  const { id, fullName, version, restricted, eraseOn, counts, decision, consents } = loaderData;
  const title = texts.personTitle(fullName);
  const notSure = actionData?.refusal === 'not-sure';
  return (
    <>
      <title>{title}</title>
      <DeskHead title={title}>
        <DeskButton href={base}>{texts.back}</DeskButton>
        <DeskButton href={`${base}/requests/new?patient=${id}`}>{texts.newRequest}</DeskButton>
        <DeskButton href={`/admin-dashboard/patients/${id}`}>{texts.patientPage}</DeskButton>
      </DeskHead>
      {actionData && !notSure && (
        <FlashMessage kind="warning">
          {actionData.refusal === 'visit-to-come'
            ? texts.eraseVisit
            : actionData.refusal === 'waits-to-be-erased'
              ? texts.waits(eraseOn ?? '')
              : texts.changedMeanwhile}
        </FlashMessage>
      )}
      {!actionData && done !== undefined && <FlashMessage kind="success">{done}</FlashMessage>}
      <div className={styles.desk}>
        <div>
          <Pane title={texts.held}>
            <PaneBody>
              <DeskTable
                caption={texts.held}
                captionHidden
                columns={[
                  { key: 'kind', label: texts.heldColumns.kind },
                  { key: 'count', label: texts.heldColumns.count, align: 'end' },
                ]}
                rows={counts.map(({ kind, count }) => ({
                  id: kind,
                  cells: {
                    kind:
                      kind === 'access' ? (
                        <Link href={`/admin-dashboard/audit?subject=${id}`}>{texts.heldKinds[kind]}</Link>
                      ) : (
                        texts.heldKinds[kind]
                      ),
                    count,
                  },
                }))}
              />
            </PaneBody>
          </Pane>
          <Pane title={texts.consents} note={consents.length}>
            {consents.length === 0 && <PaneEmpty>{texts.noConsents}</PaneEmpty>}
            <ul className={styles.rows}>
              {consents.map((consent) => (
                <li key={consent.id} className={styles.row}>
                  <div>
                    <b>{consent.reference ?? texts.inForm}</b>
                    <small>{texts.consentText(consent.purpose, consent.version, consent.given)}</small>
                  </div>
                  {consent.withdrawn === null ? (
                    <Form method="post">
                      <input type="hidden" name="consent" value={consent.id} />
                      <DeskButton name="intent" value="withdraw">
                        {texts.withdraw}
                      </DeskButton>
                    </Form>
                  ) : (
                    <span>{texts.withdrawn(consent.withdrawn)}</span>
                  )}
                </li>
              ))}
            </ul>
          </Pane>
        </div>
        <div>
          <Pane title={texts.take}>
            <PaneBody>
              <p className={styles.hint}>{texts.takeHint}</p>
              <Form method="post" action={`${base}/people/${id}/export`} reloadDocument className={styles.buttons}>
                <DeskButton name="as" value="html">
                  {texts.asHtml}
                </DeskButton>
                <DeskButton name="as" value="json">
                  {texts.asJson}
                </DeskButton>
              </Form>
              <p className={styles.after}>{texts.takeMedical}</p>
            </PaneBody>
          </Pane>
          <Pane title={texts.correct}>
            <PaneBody>
              <p className={styles.hint}>{texts.correctHint}</p>
              <DeskButton href={`/admin-dashboard/patients/${id}/edit`}>{texts.correct}</DeskButton>
            </PaneBody>
          </Pane>
          <Pane title={texts.restrict}>
            <PaneBody>
              <p className={styles.hint}>
                {restricted !== null && `${texts.restrictedSince(restricted)} `}
                {texts.restrictHint}
              </p>
              {eraseOn === null ? (
                <Form method="post">
                  <input type="hidden" name="version" value={version} />
                  <DeskButton name="intent" value={restricted === null ? 'restrict' : 'unrestrict'}>
                    {restricted === null ? texts.restrict : texts.unrestrict}
                  </DeskButton>
                </Form>
              ) : (
                <p className={styles.hint}>{texts.waits(eraseOn)}</p>
              )}
            </PaneBody>
          </Pane>
          <Pane title={texts.erase}>
            <PaneBody>
              <p className={styles.hint}>
                {decision.kind === 'now'
                  ? texts.eraseNow
                  : decision.kind === 'visit-to-come'
                    ? texts.eraseVisit
                    : texts.eraseLater[decision.because](decision.until)}
              </p>
              {decision.kind !== 'visit-to-come' && eraseOn === null && (
                <Form method="post">
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="intent" value="erase" />
                  <Checkbox
                    name="sure"
                    label={texts.eraseConfirm}
                    error={notSure ? texts.eraseConfirmError : undefined}
                  />
                  <DeskActions>
                    <DeskButton look="grave">{texts.erase}</DeskButton>
                  </DeskActions>
                </Form>
              )}
            </PaneBody>
          </Pane>
        </div>
      </div>
    </>
  );
}
