import { randomUUID } from 'node:crypto';
import type { Temporal } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { FormKind } from '../domain/form-kind.ts';
import type { TypedAnswers } from '../domain/draft.ts';
import { formVersionName } from '../domain/form-definition.ts';
import { newRecord, sealContents } from './form-record.ts';
import { currentForm } from './read-forms.ts';
import { formTokenOf, hashOfFormToken } from './form-token.ts';
import { patientForms } from './tables.ts';

export interface TestForm {
  readonly form?: FormKind;
  readonly version?: string;
  readonly answers: TypedAnswers;
  readonly submittedAt: Temporal.Instant;
  readonly appointmentId?: string;
  readonly patientId?: string;
  readonly urgent?: boolean;
}

/** Puts in a form as if it had been sent, and returns its id. The answers are taken as they are. */
export async function insertSubmittedForm(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  { form = 'hair', version = formVersionName(currentForm(form)), answers, submittedAt, ...rest }: TestForm,
): Promise<string> {
  const id = randomUUID();
  const { record, recordKeyEncrypted } = newRecord(keyRing, id);
  await db.insert(patientForms).values({
    id,
    form,
    version,
    state: 'submitted',
    tokenKeyId: keyRing.currentKeyId,
    tokenHash: hashOfFormToken(formTokenOf(keyRing, id, keyRing.currentKeyId)),
    recordKeyEncrypted,
    answersSealed: sealContents(record, id, { answers }),
    finished: [],
    language: 'en',
    createdAt: submittedAt,
    changedAt: submittedAt,
    submittedAt,
    ...rest,
  });
  return id;
}
