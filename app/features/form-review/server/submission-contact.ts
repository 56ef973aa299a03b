import { eq } from 'drizzle-orm';
import { textIn, type Answer } from '#app/features/patient-forms/domain/answer.ts';
import { openContents, recordOf } from '#app/features/patient-forms/server/form-record.ts';
import type { FormReader } from '#app/features/patient-forms/server/patient-forms.ts';
import { patientForms } from '#app/features/patient-forms/server/tables.ts';

/** Who sent a form, as the desk may know it before it belongs to anybody: a name and a number to call. */
export interface FormContact {
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
}

/** The same with what a new record of that person takes over. */
export interface FormPerson extends FormContact {
  readonly birthDate: string | null;
  readonly email: string | null;
  readonly language: 'en' | 'hi' | 'mr';
}

/**
 * Who a form says it is about. Everything else it says stays closed to whoever asks for this. Undefined for an id that
 * is none; throws `DecryptionError` when its key is gone.
 */
export async function personOfForm(
  { db, keyRing }: Pick<FormReader, 'db' | 'keyRing'>,
  formId: string,
): Promise<FormPerson | undefined> {
  const [row] = await db.select().from(patientForms).where(eq(patientForms.id, formId));
  if (!row) return undefined;
  const { answers } = openContents(recordOf(keyRing, row), row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read as text only, whatever it is
  const said = (question: string): string => textIn((answers[question] ?? '') as Answer);
  return {
    fullName: said('full-name'),
    mobileNumber: said('phone'),
    birthDate: said('date-of-birth') || null,
    email: said('email') || null,
    language: row.language,
  };
}
