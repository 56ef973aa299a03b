import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Locale } from '#app/lib/messages.ts';
import { dayMs, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { jsonRow } from '#app/platform/database/json-row.ts';
import { announce } from '#app/platform/live.ts';
import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { needingNewTime, unsettledDays, type NeedsNewTime, type PlacedVisit } from '../domain/needs-new-time.ts';
import { fitting } from '#app/features/scheduling/domain/settings-impact.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import {
  appointmentEvents,
  appointments,
  appointmentTypes,
  keptVisits,
  practitionerLeave,
  practitioners,
} from '#app/features/scheduling/server/tables.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';

/** A visit that has to be given a new time, with what the desk needs to reach its patient. */
export interface StrandedVisit extends PlacedVisit {
  readonly sequence: number;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email: string | null;
  /** The language of the messages about it. */
  readonly language: Locale;
  readonly practitionerName: string;
  readonly appointmentTypeName: string;
}

export type Stranded = NeedsNewTime<StrandedVisit>;

/** The settings in force are one object for as long as they hold: what was worked out of them holds as long. */
const rules = new WeakMap<BookingPlan, ReturnType<typeof fitting>>();

function fittingOf(plan: BookingPlan): ReturnType<typeof fitting> {
  const known = rules.get(plan) ?? fitting(plan);
  rules.set(plan, known);
  return known;
}

/**
 * The visits that cannot take place as they stand, of those whose diary somebody may change; soonest first. After its time one
 * stays here until somebody says what became of it, for a week.
 */
export async function visitsNeedingNewTime(
  { db, clock, settings }: Pick<BookingContext, 'db' | 'clock' | 'settings'>,
  by: Pick<StaffActor, 'role' | 'practitionerId'>,
): Promise<Stranded[]> {
  const now = clock.now().epochMilliseconds;
  const plan = await settings.current();
  const misfitOf = fittingOf(plan);
  const away = await db
    .select()
    .from(practitionerLeave)
    .where(gt(practitionerLeave.endsAt, since(now)));
  // Every screen of the desk asks this, and nearly always the answer is nobody: times first, all else of those in question.
  const planned = await db
    .select({ visit: jsonRow(timesOfVisit) })
    .from(appointments)
    .where(isOpen(now));
  const plainly = { placedAt: now, isDeliberate: false, keptFor: [] };
  const inQuestion = needingNewTime(
    misfitOf,
    away,
    planned
      .filter(({ visit }) => mayChangeDiaryOf(by, visit.practitionerId))
      .map(({ visit }) => ({ ...visit, ...plainly })),
    now,
  ).map(({ visit }) => visit.id);
  if (inQuestion.length === 0) return [];
  return needingNewTime(misfitOf, away, await openVisits(db, inQuestion, now), now);
}

/** What says whether a visit can take place as it stands. */
const timesOfVisit = {
  id: appointments.id,
  practitionerId: appointments.practitionerId,
  appointmentTypeId: appointments.appointmentTypeId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
};

const since = (now: EpochMs): EpochMs => now - unsettledDays * dayMs;

/** To come, or over without a word of what became of it. */
const isOpen = (now: EpochMs) =>
  and(gt(appointments.startsAt, since(now)), inArray(appointments.status, ['booked', 'confirmed']));

async function openVisits(db: Db, ids: string[], now: EpochMs): Promise<StrandedVisit[]> {
  // The last time each was given its place: what was deliberate about an earlier one is over.
  const placed = db
    .selectDistinctOn([appointmentEvents.appointmentId], {
      appointmentId: appointmentEvents.appointmentId,
      at: appointmentEvents.happenedAt,
      isDeliberate: sql<boolean>`${appointmentEvents.reason} IS NOT NULL`.as('is_deliberate'),
    })
    .from(appointmentEvents)
    .where(
      and(
        inArray(appointmentEvents.kind, ['booked', 'moved', 'undone']),
        inArray(appointmentEvents.appointmentId, ids),
      ),
    )
    .orderBy(appointmentEvents.appointmentId, desc(appointmentEvents.id))
    .as('placed');
  const rows = await db
    .select({
      id: appointments.id,
      sequence: appointments.sequence,
      practitionerId: appointments.practitionerId,
      practitionerName: practitioners.name,
      appointmentTypeId: appointments.appointmentTypeId,
      appointmentTypeName: appointmentTypes.name,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      fullName: appointments.fullName,
      mobileNumber: appointments.mobileNumber,
      email: appointments.email,
      language: appointments.language,
      createdAt: appointments.createdAt,
      placedAt: placed.at,
      isDeliberate: placed.isDeliberate,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .leftJoin(placed, eq(placed.appointmentId, appointments.id))
    .where(and(isOpen(now), inArray(appointments.id, ids)))
    .orderBy(appointments.startsAt, appointments.id);
  const kept = await db
    .select()
    .from(keptVisits)
    .where(gt(keptVisits.startsAt, since(now)));
  const causesOf = Map.groupBy(kept, ({ appointmentId, startsAt }) => `${appointmentId} ${startsAt}`);
  return rows.map(({ placedAt, isDeliberate, createdAt, ...visit }) => ({
    ...visit,
    placedAt: placedAt ?? createdAt,
    isDeliberate: isDeliberate ?? false,
    keptFor: causesOf.get(`${visit.id} ${visit.startsAt}`)?.map(({ cause }) => cause) ?? [],
  }));
}

export interface AskedAgain {
  /** How many were asked now. */
  readonly asked: number;
  /** How many can be reached only by phone, or were asked before. */
  readonly others: number;
}

/**
 * Asks the patients of these visits to choose another time, by the link of their appointment: of those that still need
 * one, and each once for its time. Pressed twice it asks nobody twice.
 */
export async function askToChooseAgain(
  context: BookingContext,
  by: StaffActor,
  ids: readonly string[],
): Promise<AskedAgain> {
  const now = context.clock.now().epochMilliseconds;
  const stranded = (await visitsNeedingNewTime(context, by)).filter(
    // The link moves only what is still to come.
    ({ visit }) => ids.includes(visit.id) && visit.startsAt > now,
  );
  let asked = 0;
  for (const { visit, cause } of stranded) {
    // One by one: what one patient's row waits for holds up nobody else's.
    const isAsked = await context.db.transaction(async (tx) => {
      if (!(await context.messages.queueChooseAgain(tx, visit))) return false;
      await note(tx, context, by, 'appointment.asked-to-choose-again', visit, cause);
      await announce(tx, 'messages');
      return true;
    });
    if (isAsked) asked += 1;
  }
  return { asked, others: stranded.length - asked };
}

/** Lets a visit stay at its time for the reason it is listed now. False when it is not listed any more. */
export async function keepVisit(context: BookingContext, by: StaffActor, id: string): Promise<boolean> {
  const found = (await visitsNeedingNewTime(context, by)).find(({ visit }) => visit.id === id);
  if (!found) return false;
  const { visit, cause } = found;
  await context.db.transaction(async (tx) => {
    const { startsAt } = visit;
    const keptAt = context.clock.now().epochMilliseconds;
    await tx
      .insert(keptVisits)
      .values({ appointmentId: id, startsAt, cause, keptAt, keptBy: by.id })
      .onConflictDoNothing();
    await note(tx, context, by, 'appointment.kept', visit, cause);
  });
  return true;
}

async function note(
  tx: Db,
  { clock }: Pick<BookingContext, 'clock'>,
  by: StaffActor,
  action: string,
  visit: StrandedVisit,
  cause: string,
): Promise<void> {
  await audit(tx, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action,
    subject: { kind: 'appointment', id: visit.id },
    details: { cause, startsAt: new Date(visit.startsAt).toISOString() },
  });
  await announce(tx, 'diary');
}
