import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import { breachClock } from '../domain/breach.ts';
import type { BreachReport } from '../domain/notice-draft.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { privacyBreaches } from './tables.ts';

export interface Breach {
  readonly id: string;
  readonly noticedAt: EpochMs;
  readonly affectedPeople: number | null;
  /** Undefined when its key is gone. */
  readonly report: BreachReport | undefined;
  readonly peopleToldAt: EpochMs | null;
  readonly boardToldAt: EpochMs | null;
  readonly boardDetailedAt: EpochMs | null;
  readonly closedAt: EpochMs | null;
  readonly version: number;
}

const place = (id: string) => cipherContext('privacy_breaches', 'report_encrypted', id);

/** Writes a breach down: from here the clock runs. */
export async function noteBreach(
  { db, clock, keyRing }: PrivacyContext,
  by: StaffActor,
  breach: { readonly noticedAt: EpochMs; readonly affectedPeople: number | null; readonly report: BreachReport },
): Promise<string> {
  const now = clock.now().epochMilliseconds;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(privacyBreaches).values({
      id,
      noticedAt: breach.noticedAt,
      affectedPeople: breach.affectedPeople,
      reportEncrypted: keyRing.encryptText(JSON.stringify(breach.report), place(id)),
      createdAt: now,
      createdBy: by.id,
    });
    await audit(tx, { at: now, actor: byStaff(by), action: 'breach.noted', subject: { kind: 'breach', id } });
  });
  return id;
}

/** The breaches there were, the latest first; one of them when an id is given. */
export async function readBreaches(
  { db, keyRing }: Pick<PrivacyContext, 'db' | 'keyRing'>,
  id?: string,
): Promise<Breach[]> {
  if (id !== undefined && !isUuid(id)) return [];
  const rows = await db
    .select()
    .from(privacyBreaches)
    .where(id === undefined ? undefined : eq(privacyBreaches.id, id))
    .orderBy(desc(privacyBreaches.noticedAt), desc(privacyBreaches.id))
    .limit(50);
  return rows.map(({ reportEncrypted, createdAt: _at, createdBy: _by, ...row }) => ({
    ...row,
    report: openReport(reportEncrypted, row.id),
  }));

  function openReport(closed: string, rowId: string): BreachReport | undefined {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file only
      return JSON.parse(keyRing.decryptText(closed, place(rowId))) as BreachReport;
    } catch {
      return undefined;
    }
  }
}

/** `report`: what is known was written down; the others were done now. */
export type BreachStep = 'people-told' | 'board-told' | 'board-detailed' | 'closed';

const columns = {
  'people-told': 'peopleToldAt',
  'board-told': 'boardToldAt',
  'board-detailed': 'boardDetailedAt',
  closed: 'closedAt',
} as const;

/** Notes a step as done now. `not-yet`: a breach is closed only when people and Board were told and have the details. */
export async function noteStep(
  { db, clock }: PrivacyContext,
  by: StaffActor,
  seen: { readonly id: string; readonly version: number },
  step: BreachStep,
): Promise<Result<null, 'changed-meanwhile' | 'not-yet'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const [breach] = await tx.select().from(privacyBreaches).where(eq(privacyBreaches.id, seen.id)).for('update');
    if (!breach || breach.version !== seen.version || breach[columns[step]] !== null) return fail('changed-meanwhile');
    if (step === 'closed' && breachClock(breach, now).open.length > 0) return fail('not-yet');
    await tx
      .update(privacyBreaches)
      .set({ [columns[step]]: now, version: breach.version + 1 })
      .where(eq(privacyBreaches.id, breach.id));
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: `breach.${step}`,
      subject: { kind: 'breach', id: breach.id },
    });
    return ok(null);
  });
}

/** Writes down what is known by now. */
export async function changeReport(
  { db, clock, keyRing }: PrivacyContext,
  by: StaffActor,
  seen: { readonly id: string; readonly version: number },
  report: BreachReport,
  affectedPeople: number | null,
): Promise<Result<null, 'changed-meanwhile'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(privacyBreaches)
      .set({
        reportEncrypted: keyRing.encryptText(JSON.stringify(report), place(seen.id)),
        affectedPeople,
        version: seen.version + 1,
      })
      .where(and(eq(privacyBreaches.id, seen.id), eq(privacyBreaches.version, seen.version)))
      .returning({ id: privacyBreaches.id });
    if (changed.length === 0) return fail('changed-meanwhile');
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'breach.described',
      subject: { kind: 'breach', id: seen.id },
    });
    return ok(null);
  });
}
