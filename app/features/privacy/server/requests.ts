import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, isNotNull } from 'drizzle-orm';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { dueOn, type AskedWay, type Outcome, type RequestKind, type VerifiedWay } from '../domain/request.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { privacyRequests } from './tables.ts';

export interface NewRequest {
  readonly kind: RequestKind;
  readonly askedOn: IsoDate;
  readonly askedBy: AskedWay;
  /** The patient it is about, where there is one; else `person` says who asked. */
  readonly patientId: string | null;
  readonly person: string | undefined;
  readonly note: string | undefined;
}

const place = (column: 'person_encrypted' | 'note_encrypted', id: string) =>
  cipherContext('privacy_requests', column, id);

/** Writes down what somebody asks, with the day it is due. `unknown-patient`: the record is not there. */
export async function noteRequest(
  { db, clock, keyRing }: PrivacyContext,
  by: StaffActor,
  { kind, askedOn, askedBy, patientId, person, note }: NewRequest,
): Promise<Result<{ readonly id: string }, 'unknown-patient'>> {
  const now = clock.now().epochMilliseconds;
  const id = randomUUID();
  return db.transaction(async (tx) => {
    if (patientId !== null && (await patientById(tx, patientId))?.erasedAt !== null) return fail('unknown-patient');
    await tx.insert(privacyRequests).values({
      id,
      patientId,
      kind,
      askedOn,
      askedBy,
      dueOn: dueOn(kind, askedOn),
      personEncrypted: person === undefined ? null : keyRing.encryptText(person, place('person_encrypted', id)),
      noteEncrypted: note === undefined ? null : keyRing.encryptText(note, place('note_encrypted', id)),
      createdAt: now,
      createdBy: by.id,
    });
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'privacy-request.noted',
      subject: { kind: 'privacy-request', id },
      details: { kind, patient: patientId },
    });
    return ok({ id });
  });
}

export interface PrivacyRequest {
  readonly id: string;
  readonly patientId: string | null;
  readonly patientName: string | null;
  readonly kind: RequestKind;
  readonly askedOn: IsoDate;
  readonly dueOn: IsoDate;
  readonly askedBy: AskedWay;
  readonly verifiedBy: VerifiedWay | null;
  readonly person: string | null;
  readonly note: string | null;
  readonly outcome: Outcome | null;
  readonly doneAt: number | null;
  readonly version: number;
}

function opened(keyRing: KeyRing, closed: string | null, where: string): string | null {
  if (closed === null) return null;
  try {
    return keyRing.decryptText(closed, where);
  } catch {
    return null;
  }
}

/** Requests that are open, the first due first; or those that are done, the latest first. */
export async function privacyRequestsOf(
  { db, keyRing }: Pick<PrivacyContext, 'db' | 'keyRing'>,
  which: 'open' | 'done',
): Promise<PrivacyRequest[]> {
  const rows = await db
    .select()
    .from(privacyRequests)
    .where(which === 'open' ? isNull(privacyRequests.outcome) : isNotNull(privacyRequests.outcome))
    .orderBy(which === 'open' ? asc(privacyRequests.dueOn) : desc(privacyRequests.doneAt), asc(privacyRequests.id))
    .limit(100);
  const requests: PrivacyRequest[] = [];
  for (const { personEncrypted, noteEncrypted, createdAt: _at, createdBy: _by, ...row } of rows) {
    const patient = row.patientId === null ? undefined : await patientById(db, row.patientId);
    requests.push({
      ...row,
      patientName: patient?.erasedAt === null ? patient.fullName : null,
      person: opened(keyRing, personEncrypted, place('person_encrypted', row.id)),
      note: opened(keyRing, noteEncrypted, place('note_encrypted', row.id)),
    });
  }
  return requests;
}

/**
 * Says how it was made sure who asks, and what came of the request. `not-verified`: nothing is done for somebody who
 * may be somebody else, but a refusal. A request that is done stays as it is.
 */
export async function settleRequest(
  { db, clock }: PrivacyContext,
  by: StaffActor,
  seen: { readonly id: string; readonly version: number },
  { verifiedBy, outcome }: { readonly verifiedBy: VerifiedWay | null; readonly outcome: Outcome | null },
): Promise<Result<null, 'changed-meanwhile' | 'not-verified'>> {
  if (outcome !== null && outcome !== 'refused' && verifiedBy === null) return fail('not-verified');
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(privacyRequests)
      .set({ verifiedBy, outcome, doneAt: outcome === null ? null : now, version: seen.version + 1 })
      .where(
        and(
          eq(privacyRequests.id, seen.id),
          eq(privacyRequests.version, seen.version),
          isNull(privacyRequests.outcome),
        ),
      )
      .returning({ id: privacyRequests.id });
    if (changed.length === 0) return fail('changed-meanwhile');
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: outcome === null ? 'privacy-request.verified' : 'privacy-request.settled',
      subject: { kind: 'privacy-request', id: seen.id },
      details: { verified: verifiedBy, outcome },
    });
    return ok(null);
  });
}
