import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, type Failure } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';

/**
 * Says no to a change in a colleague's diary and notes that in the audit log. `diaryOf` comes from a form where nothing
 * else names it; what cannot be an id of a practitioner is not kept. Inside a transaction `db` is its `tx`.
 */
export async function refuseDiary(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  by: StaffActor,
  diaryOf: string | null,
): Promise<Failure<'not-yours'>> {
  const isId = diaryOf !== null && /^[a-z0-9-]{1,60}$/.test(diaryOf);
  await audit(db, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'diary.refused',
    ...(isId && { subject: { kind: 'practitioner', id: diaryOf } }),
    details: { role: by.role },
  });
  return fail('not-yours');
}
