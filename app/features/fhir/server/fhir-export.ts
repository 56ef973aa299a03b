import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { toRfc3339 } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { consentsAbout } from '#app/platform/consents.ts';
import type { Filled } from '../domain/questionnaire-response.ts';
import {
  auditRefusal,
  deskForm,
  formIdsOfPatient,
  type DeskForm,
  type FormDesk,
} from '#app/features/form-review/server/submission-desk.ts';
import { readForFhir } from '#app/features/form-review/server/read-submission.ts';

/** Where FHIR is answered, below the site. */
export const FHIR_PATH = '/api/v1/fhir';

/**
 * A form for the export, the doctor's part with it, and the note in the audit log that it left. Undefined for what is
 * not there and for what whoever asks may not read, which is noted too. `how`: by what way, for the log.
 */
export async function exportForm(
  desk: FormDesk,
  by: StaffActor,
  formId: string,
  how: 'download' | 'api',
): Promise<Filled | undefined> {
  const form = await deskForm(desk, by, formId, { byToken: how === 'api' });
  if (!form?.mayRead) {
    await auditRefusal(desk, by, formId, `fhir-${how}`);
    return undefined;
  }
  const filled = await filledOf(desk, form);
  await audit(desk.db, {
    at: desk.clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'form.exported',
    subject: form.patient ? { kind: 'patient', id: form.patient.id } : { kind: 'form', id: form.id },
    details: { form: form.id, as: 'fhir', how },
  });
  return filled;
}

async function filledOf(desk: FormDesk, form: DeskForm): Promise<Filled | undefined> {
  const read = await readForFhir(desk, form);
  return (
    read && {
      form: read.definition,
      answers: read.answers,
      sentOn: read.sentOn,
      authored: toRfc3339(form.submittedAt, desk.timeZone),
      responseId: form.id,
      // Nobody's yet: the form itself stands for the person.
      patientId: form.patient?.id ?? form.id,
      withdrawn: await withdrawnOf(desk, form.id),
    }
  );
}

async function withdrawnOf({ db }: FormDesk, formId: string): Promise<string[]> {
  const consents = await consentsAbout(db, { forms: [formId] });
  return consents.flatMap(({ purpose, withdrawnAt }) => (withdrawnAt === null ? [] : [purpose]));
}

/** The forms of a patient that somebody may read, the newest first, for the export; each is noted in the audit log. */
export async function exportFormsOfPatient(desk: FormDesk, by: StaffActor, patientId: string): Promise<Filled[]> {
  const exported: Filled[] = [];
  for (const id of await formIdsOfPatient(desk.db, patientId)) {
    const filled = await exportForm(desk, by, id, 'api');
    if (filled) exported.push(filled);
  }
  return exported;
}
