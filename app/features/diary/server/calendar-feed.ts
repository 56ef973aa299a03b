import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, ne } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventClass } from 'ical-generator';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { dayMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { calendarText } from '#app/features/scheduling/server/calendar-text.ts';
import { appointments, calendarFeeds, practitioners } from '#app/features/scheduling/server/tables.ts';
import { holdsTime } from '#app/features/scheduling/server/taken-times.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskAppointmentsWhere } from './desk-appointment.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

/** What an address of a feed looks like; anything else needs no look into the database. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;
const pastDays = 30;
/** After this an address reads nothing any more; a new one is made at the desk. */
const feedDays = 365;
/** How often the last reading is written down, and how often it is an entry of the audit log: programs ask all day. */
const noteReadingMs = 60_000;
const auditReadingMs = dayMs;

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(`calendar-feed ${token}`).digest();
}

/** Makes a new secret address for a practitioner's calendar; the one before ends at once. The secret is shown once. */
export async function makeFeed(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  by: StaffActor,
  practitionerId: string,
  withNames: boolean,
): Promise<Result<{ readonly token: string }, 'not-yours' | 'unknown-practitioner'>> {
  if (!mayChangeDiaryOf(by, practitionerId)) return refuseDiary({ db, clock }, by, practitionerId);
  const token = randomBytes(32).toString('base64url');
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(practitioners).where(eq(practitioners.id, practitionerId));
    if (!person) return fail('unknown-practitioner');
    const values = { tokenHash: hashOf(token), withNames, madeBy: by.id, madeAt: now, readAt: null, readFrom: null };
    await tx
      .insert(calendarFeeds)
      .values({ practitionerId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.practitionerId, set: values });
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'calendar-feed.made',
      subject: { kind: 'practitioner', id: practitionerId },
      details: { withNames },
    });
    return ok({ token });
  });
}

/** Ends a practitioner's feed. */
export async function endFeed(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  by: StaffActor,
  practitionerId: string,
): Promise<Result<undefined, 'not-yours'>> {
  if (!mayChangeDiaryOf(by, practitionerId)) return refuseDiary({ db, clock }, by, practitionerId);
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.practitionerId, practitionerId))
      .returning({ id: calendarFeeds.practitionerId });
    if (gone.length === 0) return;
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'calendar-feed.ended',
      subject: { kind: 'practitioner', id: practitionerId },
    });
  });
  return ok(undefined);
}

function stillCounts(now: number) {
  return gt(calendarFeeds.madeAt, now - feedDays * dayMs);
}

/** The feeds there are, by practitioner, with who reads them. */
export async function feedsOf({ db, clock }: Pick<BookingContext, 'db' | 'clock'>) {
  const rows = await db.select().from(calendarFeeds).where(stillCounts(clock.now().epochMilliseconds));
  return new Map(
    rows.map(({ practitionerId, withNames, madeAt, readAt, readFrom }) => [
      practitionerId,
      { withNames, madeAt, endsAt: madeAt + feedDays * dayMs, readAt, readFrom },
    ]),
  );
}

/**
 * The calendar of a secret address: the last month and all that is ahead, in UTC. It leaves the clinic for calendars
 * of phones and companies, so unless somebody chose otherwise it names no patient, and never a phone or a note.
 */
export async function readFeed(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  token: string,
  address: string,
): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined;
  const now = clock.now().epochMilliseconds;
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .innerJoin(practitioners, eq(practitioners.id, calendarFeeds.practitionerId))
    .where(and(eq(calendarFeeds.tokenHash, hashOf(token)), stillCounts(now)));
  if (!feed) return undefined;
  const { practitioners: person, calendar_feeds: settings } = feed;
  await noteReading({ db, clock }, settings, address);
  const since = now - pastDays * dayMs;
  const rows = await deskAppointmentsWhere(
    db,
    eq(appointments.practitionerId, person.id),
    gte(appointments.startsAt, since),
    holdsTime,
    // A time that is only offered is nobody's visit yet.
    ne(appointments.status, 'offered'),
  );
  const calendar = ical({
    prodId: { company: 'Jamun', product: 'Diary', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: person.name,
    ttl: 15 * 60,
  });
  for (const row of rows) {
    calendar.createEvent({
      id: `${row.id}@jamun-diary`,
      sequence: row.sequence,
      stamp: new Date(row.statusSince),
      start: new Date(row.startsAt),
      end: new Date(row.endsAt),
      summary: settings.withNames ? row.fullName : row.appointmentTypeName,
      class: ICalEventClass.PRIVATE,
    });
  }
  return calendarText(calendar);
}

/** Writes down who read a feed and when: for its screen each minute, for the audit log once a day. */
async function noteReading(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  { practitionerId, withNames, readAt }: typeof calendarFeeds.$inferSelect,
  address: string,
): Promise<void> {
  const now = clock.now().epochMilliseconds;
  const isFirst = readAt === null;
  if (!isFirst && now - readAt < noteReadingMs) return;
  await db.transaction(async (tx) => {
    await tx
      .update(calendarFeeds)
      .set({ readAt: now, readFrom: address })
      .where(eq(calendarFeeds.practitionerId, practitionerId));
    if (isFirst || Math.floor(readAt / auditReadingMs) !== Math.floor(now / auditReadingMs))
      await audit(tx, {
        at: now,
        actor: { kind: 'nobody', address },
        action: 'calendar-feed.read',
        subject: { kind: 'practitioner', id: practitionerId },
        details: { withNames },
      });
  });
}
