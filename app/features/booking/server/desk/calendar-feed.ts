import { createHash, randomBytes } from 'node:crypto';
import { eq, gte, ne } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventClass } from 'ical-generator';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { dayMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { BookingContext } from '../booking-context.ts';
import { calendarText } from '../calendar-text.ts';
import { appointments, calendarFeeds, practitioners } from '../tables.ts';
import { holdsTime } from '../taken-times.ts';
import { mayChangeDiaryOf } from './desk-actor.ts';
import { deskAppointmentsWhere } from './desk-appointment.ts';
import { refuseDiary } from './refuse-diary.ts';

/** What an address of a feed looks like; anything else needs no look into the database. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;
const pastDays = 30;

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
    const values = { tokenHash: hashOf(token), withNames, madeBy: by.id, madeAt: now };
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

/** The feeds there are, by practitioner. */
export async function feedsOf({ db }: Pick<BookingContext, 'db'>) {
  const rows = await db.select().from(calendarFeeds);
  return new Map(rows.map(({ practitionerId, withNames, madeAt }) => [practitionerId, { withNames, madeAt }]));
}

/**
 * The calendar of a secret address: the last month and all that is ahead, in UTC. It leaves the clinic for calendars
 * of phones and companies, so unless somebody chose otherwise it names no patient, and never a phone or a note.
 */
export async function readFeed(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  token: string,
): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined;
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .innerJoin(practitioners, eq(practitioners.id, calendarFeeds.practitionerId))
    .where(eq(calendarFeeds.tokenHash, hashOf(token)));
  if (!feed) return undefined;
  const { practitioners: person, calendar_feeds: settings } = feed;
  const since = clock.now().epochMilliseconds - pastDays * dayMs;
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
