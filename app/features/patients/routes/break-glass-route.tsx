import { data, Form, redirect } from 'react-router';
import { deskForm } from '#app/features/form-review/server/submission-desk.ts';
import { mayOpenRecord } from '../domain/medical-access.ts';
import { medicalAsker } from '#app/features/scheduling/server/visit-facts.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { glassHours, glassReasons, parseGlassRequest, wordsLength, type GlassFault } from '../domain/glass.ts';
import { breakGlass, glassEndsAt, type GlassSubject } from '../server/break-glass.ts';
import { recordFacts } from '../server/medical-access.ts';
import type { PatientContext } from '../server/patient-context.ts';
import { patientById } from '../server/read-patient.ts';
import { glassMessages } from '../ui/glass-messages.ts';
import styles from '../ui/patients.module.css';
import { patientsOf } from './patient-context.ts';
import type { Route } from './+types/break-glass-route.ts';

interface Closed {
  readonly subject: GlassSubject;
  readonly fullName: string | null;
  readonly isUrgent: boolean;
  /** Where it is read. */
  readonly back: string;
  /** Whether it is open to them already. */
  readonly isOpen: boolean;
}

/**
 * What is to be opened: a patient's record, or one form; undefined when it is not there. Who comes from the note of a visit
 * (`?note=` with its id) goes back to that note, where the visit is the patient's.
 */
async function closedThing(
  context: PatientContext,
  by: StaffActor,
  params: { readonly patientId?: string | undefined; readonly formId?: string | undefined },
  search: URLSearchParams,
): Promise<Closed | undefined> {
  const { db } = context;
  if (params.formId !== undefined) {
    const form = await deskForm(context, by, params.formId);
    if (!form) return undefined;
    return {
      subject: { formId: form.id },
      fullName: form.patient?.fullName ?? null,
      isUrgent: form.urgent,
      back: `/admin-dashboard/forms/${form.id}`,
      isOpen: form.mayRead,
    };
  }
  const patient = await patientById(db, params.patientId ?? '');
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) return undefined;
  const { id, fullName } = patient;
  const asker = await medicalAsker(db, by);
  const facts = await recordFacts(db, asker, id);
  const isOwn = mayOpenRecord(asker, facts);
  const noted = facts.visits.find((visit) => visit.id === search.get('note'));
  return {
    subject: { patientId: id },
    fullName,
    isUrgent: false,
    back: noted ? `/admin-dashboard/diary/appointments/${noted.id}/note` : `/admin-dashboard/patients/${id}`,
    isOpen: isOwn || (await glassEndsAt(context, by, { patientId: id })) !== undefined,
  };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const closed = await closedThing(patientsOf(context), actorOf(context), params, url.searchParams);
  if (!closed) throw data(null, { status: 404 });
  const { fullName, isUrgent, back, isOpen, subject } = closed;
  if (isOpen) throw redirect(back, 303);
  return { fullName, isUrgent, back, isForm: 'formId' in subject };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const by = actorOf(context);
  const closed = await closedThing(patients, by, params, url.searchParams);
  if (!closed) throw data(null, { status: 404 });
  if (closed.isOpen) throw redirect(closed.back, 303);
  const form = await request.formData();
  const typed = { reason: formText(form, 'reason', 5000), words: formText(form, 'words', 5000) };
  const parsed = parseGlassRequest(typed);
  if (!parsed.ok) return data({ typed, faults: parsed.faults }, { status: 422 });
  const opened = await breakGlass(patients, by, closed.subject, parsed.value);
  if (!opened.ok) throw data(null, { status: 403 });
  throw redirect(closed.back, 303);
}

const fieldOf: Readonly<Record<GlassFault, 'reason' | 'words'>> = {
  'no-reason': 'reason',
  'too-short': 'words',
  'too-long': 'words',
};
const none: readonly GlassFault[] = [];

/** Asks for a reason before a record or a form is opened that no visit opens. */
export default function BreakGlass({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(glassMessages);
  const { fullName, isUrgent, back, isForm } = loaderData;
  const title = texts.title(fullName ?? texts.nobodys);
  const faults = actionData?.faults ?? none;
  const errors = faults.map((fault) => ({ field: fieldOf[fault], message: texts.faults[fault] }));
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const reason = actionData?.typed.reason ?? (isUrgent ? 'urgent-form' : undefined);
  return (
    <div className={styles.narrow}>
      <title>{errors.length > 0 ? texts.errorTitle(title) : title}</title>
      <ErrorSummary errors={errors} />
      <DeskHead title={title} />
      <Pane titleHidden title={title}>
        <PaneBody>
          <p className={styles.hint}>{texts.lede(isForm, glassHours)}</p>
          <Form method="post" noValidate>
            <Draft name="reason" />
            <DeskFields>
              <RadioGroup
                name="reason"
                legend={texts.reason}
                defaultValue={reason}
                options={glassReasons
                  .filter((each) => isForm || each !== 'urgent-form')
                  .map((value) => ({ value, label: texts.reasons[value] }))}
                error={errorOf('reason')}
              />
              <TextArea
                name="words"
                label={texts.words}
                hint={texts.wordsHint}
                rows={3}
                maxLength={wordsLength.most}
                defaultValue={actionData?.typed.words}
                error={errorOf('words')}
              />
            </DeskFields>
            <DeskActions>
              <DeskButton look="main">{texts.open(glassHours)}</DeskButton>
              <DeskButton href={back}>{texts.back}</DeskButton>
            </DeskActions>
          </Form>
        </PaneBody>
      </Pane>
    </div>
  );
}
