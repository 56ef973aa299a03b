import { data, redirect } from 'react-router';
import { appointmentById } from '#app/features/scheduling/server/appointment-details.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { useLive } from '#app/ui/desk/live.tsx';
import type { Question } from '#app/features/patient-forms/domain/question.ts';
import { typedAnswers } from '#app/features/patient-forms/domain/typed-answers.ts';
import { addDoctorNote, saveDoctorPart } from '../server/doctor-part.ts';
import { definitionOf, submittedForm } from '#app/features/patient-forms/server/patient-forms.ts';
import {
  addPatientOfForm,
  attachForm,
  detachForm,
  likelyPatients,
  markCalled,
  maySayWhose,
} from '../server/submission-attach.ts';
import { deskForm, type FormDesk } from '../server/submission-desk.ts';
import { viewSubmission } from '../server/read-submission.ts';
import { SubmissionScreen } from '../ui/submission-screen.tsx';
import type { SubmissionRefusal, SubmissionScreenView } from '../ui/submission-types.ts';
import { formDeskOf } from '../server/form-desk.ts';
import { likelyView, readView } from './submission-words.ts';
import type { Route } from './+types/submission.ts';

const base = '/admin-dashboard/forms';

export async function loader({ context, params }: Route.LoaderArgs): Promise<SubmissionScreenView> {
  const desk = formDeskOf(context);
  const { timeZone } = desk;
  const by = actorOf(context);
  const seen = await viewSubmission(desk, by, params.formId);
  if (!seen) throw data(null, { status: 404 });
  const { form, contact, read } = seen;
  const likely = [];
  for (const person of form.patient === null ? await likelyPatients(desk, contact) : [])
    likely.push({ ...likelyView(person, timeZone), mayAttach: await maySayWhose(desk, by, person.id) });
  return {
    id: form.id,
    form: form.form,
    version: form.version,
    sent: formatMoment(form.submittedAt, timeZone),
    urgent: form.urgent,
    called: form.handling.calledAt === null ? null : formatMoment(form.handling.calledAt, timeZone),
    fullName: contact.fullName,
    phone: formatPhone(contact.mobileNumber),
    tel: contact.mobileNumber,
    patient: form.patient,
    visit: await visitOf(desk, form.appointmentId),
    likely,
    mayAddPatient: may(by, 'forms.attach'),
    mayDetach: form.patient !== null && (await maySayWhose(desk, by, form.patient.id)),
    mayBreakGlass: form.mayBreakGlass && !form.mayRead,
    isOwnWord: form.handling.attachedBy === by.id,
    glassUntil: form.glassEndsAt === undefined ? null : formatMoment(form.glassEndsAt, timeZone),
    read: read && readView(read, timeZone),
  };
}

async function visitOf({ db, timeZone }: FormDesk, id: string | null): Promise<SubmissionScreenView['visit']> {
  if (id === null) return null;
  const visit = await appointmentById(db, id);
  return visit ? { id, when: formatMoment(visit.startsAt, timeZone) } : null;
}

function refuse(refusal: NonNullable<SubmissionRefusal['refusal']> | 'refused') {
  if (refusal === 'refused') throw data(null, { status: 403 });
  return data<SubmissionRefusal>({ refusal }, { status: 409 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = formDeskOf(context);
  const by = actorOf(context);
  const { formId } = params;
  if (!(await deskForm(desk, by, formId))) throw data(null, { status: 404 });
  const form = await request.formData();
  const here = `${base}/${formId}`;
  switch (formText(form, 'intent', 20)) {
    case 'attach': {
      const [patientId, visit] = [formText(form, 'patient', 36), formText(form, 'visit', 36)];
      if (!isUuid(patientId) || (visit !== '' && !isUuid(visit))) return refuse('not-found');
      const attached = await attachForm(desk, by, formId, { patientId, appointmentId: visit === '' ? null : visit });
      return attached.ok ? redirect(`${here}?said=attached`, 303) : refuse(attached.reason);
    }
    case 'add-patient': {
      const added = await addPatientOfForm(desk, by, formId);
      return added.ok ? redirect(`${here}?said=added`, 303) : refuse(added.reason);
    }
    case 'detach': {
      const detached = await detachForm(desk, by, formId);
      return detached.ok ? redirect(`${here}?said=detached`, 303) : refuse(detached.reason);
    }
    case 'called':
      await markCalled(desk, by, formId);
      return redirect(`${here}?said=called`, 303);
    case 'note': {
      const text = formText(form, 'note', 5000);
      const added = await addDoctorNote(desk, by, formId, text);
      if (added.ok) return redirect(`${here}?said=noted`, 303);
      if (added.reason === 'refused' || added.reason === 'not-found') throw data(null, { status: 403 });
      return data<SubmissionRefusal>({ note: { reason: added.reason, text } }, { status: 422 });
    }
    case 'save': {
      const typed = typedAnswers(await doctorQuestions(desk, formId), form);
      const saved = await saveDoctorPart(desk, by, formId, { revision: Number(formText(form, 'revision', 9)), typed });
      if (saved.ok) return redirect(`${here}?said=saved`, 303);
      if (saved.reason === 'refused' || saved.reason === 'not-found') throw data(null, { status: 403 });
      const errors = saved.reason === 'invalid' ? saved.errors : {};
      const part = { reason: saved.reason, typed, errors };
      return data<SubmissionRefusal>({ part }, { status: saved.reason === 'invalid' ? 422 : 409 });
    }
    default:
      throw data(null, { status: 422 });
  }
}

async function doctorQuestions({ db }: FormDesk, formId: string): Promise<readonly Question[]> {
  const form = await submittedForm(db, formId);
  const sections = form ? definitionOf(form.version).sections : [];
  return sections.filter(({ filledBy }) => filledBy === 'doctor').flatMap(({ questions }) => questions);
}

export default function Submission({ loaderData, actionData }: Route.ComponentProps) {
  useLive(['forms', 'patients']);
  return <SubmissionScreen view={loaderData} refused={actionData} />;
}
