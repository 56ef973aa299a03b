import { desc, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { launchSteps, missingForLaunch, type LaunchFacts, type LaunchStep } from '../domain/launch-steps.ts';
import type { TextContext } from './site-context.ts';
import { siteLaunches, siteSteps } from './tables.ts';

/** Whether the owner has gone live. */
export async function isLive(db: Db): Promise<boolean> {
  return (await lastLaunch(db))?.isLive ?? false;
}

async function lastLaunch(db: Db) {
  const [last] = await db.select().from(siteLaunches).orderBy(desc(siteLaunches.number)).limit(1);
  return last;
}

export interface Launch {
  readonly isLive: boolean;
  readonly since: Temporal.Instant | null;
  /** The steps somebody has said to be right as they are. */
  readonly looked: ReadonlySet<LaunchStep>;
}

/** Where the clinic stands on its way. */
export async function readLaunch(db: Db): Promise<Launch> {
  const last = await lastLaunch(db);
  const rows = await db.select({ step: siteSteps.step }).from(siteSteps);
  const said = new Set(rows.map(({ step }) => step));
  return {
    isLive: last?.isLive ?? false,
    since: last?.at ?? null,
    looked: new Set(launchSteps.filter((step) => said.has(step))),
  };
}

/** Keeps that a step is right as it is, or that it is to be looked at once more. */
export async function markStep(
  { db, clock }: Pick<TextContext, 'db' | 'clock'>,
  step: LaunchStep,
  isDone: boolean,
  by: StaffActor,
): Promise<void> {
  if (!isDone) {
    await db.delete(siteSteps).where(eq(siteSteps.step, step));
    return;
  }
  await db.insert(siteSteps).values({ step, doneAt: clock.now(), doneBy: by.id }).onConflictDoNothing();
}

/**
 * Goes live: the band is taken off every page, and search engines may list them. Refused while anything of the demonstration's own is
 * left (`Placeholder`). `beside` is done in the same transaction, so that a crash leaves neither without the other.
 */
export async function goLive(
  { db, clock }: Pick<TextContext, 'db' | 'clock'>,
  facts: LaunchFacts,
  by: StaffActor,
  beside?: (tx: Transaction) => Promise<unknown>,
): Promise<Result<null, 'obstacles'>> {
  const { looked } = await readLaunch(db);
  const { obstacles, open } = missingForLaunch(facts, looked);
  if (obstacles.length > 0) return fail('obstacles');
  await db.transaction(async (tx) => {
    await beside?.(tx);
    await setLive(tx, clock.now(), by, { isLive: true, details: { open: open.join(' ') } });
  });
  return ok(null);
}

/** Shows the site as a demonstration again: the band and "noindex" come back, and bookings are trials. */
export async function stopBeingLive({ db, clock }: Pick<TextContext, 'db' | 'clock'>, by: StaffActor): Promise<void> {
  await db.transaction((tx) => setLive(tx, clock.now(), by, { isLive: false, details: {} }));
}

async function setLive(
  tx: Transaction,
  at: Temporal.Instant,
  by: StaffActor,
  { isLive: isLiveNow, details }: { readonly isLive: boolean; readonly details: Readonly<Record<string, string>> },
): Promise<void> {
  await tx.insert(siteLaunches).values({ isLive: isLiveNow, at, by: by.id });
  await audit(tx, {
    at: at.epochMilliseconds,
    actor: byStaff(by),
    action: isLiveNow ? 'site.went-live' : 'site.not-live',
    details,
  });
  await tx.execute(sql`SELECT pg_notify('site_published', '')`);
}
