import { networkOf } from '#app/platform/web/client-address.ts';
import { eq } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { FormKind } from '../domain/form-kind.ts';
import { changeDraft, type Draft } from './drafts.ts';
import { openContents, recordOf } from './form-record.ts';
import { formTokenOf } from './form-token.ts';
import type { IntakeContext } from './intake-context.ts';
import { patientForms } from './tables.ts';

/** Links an hour from one network, and for one form: each goes to an address anyone may type. */
const perHour = 5;
const hour = 3600;

/** Sends the link to go on to an e-mail address, which is kept with the draft, encrypted, for this message. */
export async function sendFormLink(
  context: IntakeContext,
  draft: Draft,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Result<null, 'too-many-attempts' | 'gone'>> {
  const { rateLimit, limitPerHour, db, messages } = context;
  const attempts = limitPerHour === 0 ? [] : [`network ${networkOf(address)}`, `form ${draft.id}`];
  for (const subject of attempts) {
    const verdict = await rateLimit.hit({ purpose: 'intake/link', subject, limit: perHour, windowSeconds: hour });
    if (!verdict.allowed) return fail('too-many-attempts');
  }
  const kept = await changeDraft(context, draft.id, (now) => ({ contents: { ...now, linkTo: email }, answer: true }));
  if (!kept) return fail('gone');
  await db.transaction((tx) => messages.queueLink(tx, draft.id));
  return ok(null);
}

/** What the mail with the link needs. */
export interface FormLink {
  readonly kind: FormKind;
  readonly language: 'en' | 'hi' | 'mr';
  /** Null where nobody is to be written to any more: sent, or never asked for. */
  readonly to: string | null;
  /** Below the site's origin. */
  readonly path: string;
  readonly expiresAt: number;
}

/** The link of a draft for the mail that carries it; undefined once it has been erased. Throws `DecryptionError`. */
export async function formLink(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  formId: string,
): Promise<FormLink | undefined> {
  const [row] = await db.select().from(patientForms).where(eq(patientForms.id, formId));
  if (!row) return undefined;
  const { form, language, expiresAt, state } = row;
  const { linkTo } = openContents(recordOf(keyRing, row), row);
  return {
    kind: form,
    language,
    to: state === 'draft' ? (linkTo ?? null) : null,
    path: `/patient-form/${form}/${formTokenOf(keyRing, row.id, row.tokenKeyId)}`,
    expiresAt: expiresAt?.epochMilliseconds ?? 0,
  };
}
