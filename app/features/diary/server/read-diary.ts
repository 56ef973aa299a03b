import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Interval } from '#app/lib/interval.ts';
import { addDays, eachDate, startOfDay, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { statusRules } from '#app/features/scheduling/domain/appointment.ts';
import { closureOn, daysInterval, openingOn, workingIntervals } from '#app/features/scheduling/domain/schedule.ts';
import type { ClosedKind } from '../domain/desk-view.ts';
import { freeGaps } from '../domain/desk-gaps.ts';
import { awayTimes } from '../domain/away-times.ts';
import type { BookingSettings, Practitioner } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { SlotReader } from '#app/features/scheduling/server/find-slots.ts';
import { appointments, practitionerLeave, practitioners } from '#app/features/scheduling/server/tables.ts';
import { waitingByDay } from '#app/features/scheduling/server/waiting-by-day.ts';
import { deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';
import { walkInsByDay } from './walk-in-queue.ts';
import { auditView } from '#app/features/scheduling/server/audit-view.ts';

/** Time that is not for patients. */
export interface ClosedTime extends Interval {
  readonly kind: ClosedKind;
  /** Absent for leave without a name. */
  readonly label: string | null;
  /** The row of leave or blocked time; absent for what the settings say. */
  readonly id: string | null;
  readonly practitionerId: string;
}

export interface DiaryColumn {
  readonly practitionerId: string;
  readonly name: string;
  /** Appointments, cancelled ones left out, by time. */
  readonly appointments: readonly DeskAppointment[];
  readonly closed: readonly ClosedTime[];
  /** Free stretches ahead that the shortest visit of this practitioner fits in. */
  readonly gaps: readonly Interval[];
  /** How long that visit is; `Infinity` for who offers none. */
  readonly leastMinutes: number;
}

export interface DiaryDay {
  readonly date: IsoDate;
  /** The clinic's hours of the day, from its first opening to its last closing; undefined when it is closed. */
  readonly opening: Interval | undefined;
  readonly closure: string | undefined;
  readonly columns: readonly DiaryColumn[];
  /** How many wait for a time on that day. */
  readonly waitingList: number;
  /** How many were given a number on that day and wait. */
  readonly walkIns: number;
}

export interface Diary {
  readonly now: EpochMs;
  readonly today: IsoDate;
  readonly settings: BookingSettings;
  readonly days: readonly DiaryDay[];
}

/** The diary of the days from `from` up to, and without, `until`. Reading it is a view of patients' data, so it is audited. */
export async function readDiary(
  reader: SlotReader,
  by: StaffActor,
  { from, until, practitionerId }: { from: IsoDate; until: IsoDate; practitionerId?: string | undefined },
): Promise<Diary> {
  const settings = await reader.settings.current();
  const { clinic } = settings;
  const now = reader.clock.now().epochMilliseconds;
  const range = daysInterval(from, until, clinic.timeZone);
  const rows = await deskAppointmentsWhere(
    reader.db,
    gte(appointments.startsAt, range.start),
    lt(appointments.startsAt, range.end),
    ...(practitionerId === undefined ? [] : [eq(appointments.practitionerId, practitionerId)]),
  );
  const leave = await reader.db
    .select()
    .from(practitionerLeave)
    .where(and(lt(practitionerLeave.startsAt, range.end), gt(practitionerLeave.endsAt, range.start)))
    .orderBy(asc(practitionerLeave.startsAt));
  const people = await columnsOf(reader, settings, rows, practitionerId);
  const waiting = await waitingByDay(reader.db, from, until);
  const walkIns = await walkInsByDay(reader.db, from, until);
  await auditView(reader, by, { action: 'diary.viewed', subject: { kind: 'diary', id: `${from}/${until}` } });

  const days = eachDate(from, until).map((date): DiaryDay => {
    const day = { start: startOfDay(date, clinic.timeZone), end: startOfDay(addDays(date, 1), clinic.timeZone) };
    const opening = openingOn(date, clinic);
    const first = opening[0];
    return {
      date,
      opening: first && { start: first.start, end: opening.at(-1)!.end },
      closure: closureOn(date, clinic),
      waitingList: waiting.get(date) ?? 0,
      walkIns: walkIns.get(date) ?? 0,
      columns: people.map((person) => {
        const own = rows.filter((row) => row.practitionerId === person.id && isWithin(row.startsAt, day));
        const away = leave
          .filter((each) => each.practitionerId === person.id && each.startsAt < day.end && each.endsAt > day.start)
          .map((each) => ({ ...each, start: Math.max(each.startsAt, day.start), end: Math.min(each.endsAt, day.end) }));
        // Leave as it is in the database this moment; the settings in memory may be a second behind.
        const known = { ...person, leave: away };
        const taken = own
          .filter(({ status }) => statusRules[status].holdsTime)
          .map(({ heldFrom, heldUntil }) => ({ start: heldFrom, end: heldUntil }));
        return {
          practitionerId: person.id,
          name: person.name,
          appointments: own.filter(({ status }) => status !== 'cancelled'),
          closed: [
            ...awayTimes(clinic, known, date).map((time): ClosedTime => {
              return { ...time, id: null, practitionerId: person.id };
            }),
            ...away.map(({ id, kind, label, start, end }): ClosedTime => {
              return { start, end, kind, label, id, practitionerId: person.id };
            }),
          ].toSorted((a, b) => a.start - b.start),
          leastMinutes: leastMinutes(settings, person),
          gaps: freeGaps(
            workingIntervals(clinic, known, date, addDays(date, 1)),
            taken,
            leastMinutes(settings, person),
            Math.max(now, day.start),
          ),
        };
      }),
    };
  });
  return { now, today: wallClockOf(now, clinic.timeZone).date, settings, days };
}

function isWithin(at: EpochMs, { start, end }: Interval): boolean {
  return at >= start && at < end;
}

function leastMinutes({ appointmentTypes }: BookingSettings, { appointmentTypeIds }: Practitioner): number {
  const lengths = appointmentTypes.filter(({ id }) => appointmentTypeIds.includes(id)).map(({ minutes }) => minutes);
  // Nobody is booked with someone who offers nothing.
  return lengths.length === 0 ? Infinity : Math.min(...lengths);
}

/** The people of the diary: those the clinic has, and former ones while somebody is still booked with them. */
async function columnsOf(
  reader: SlotReader,
  settings: BookingSettings,
  rows: readonly DeskAppointment[],
  practitionerId: string | undefined,
): Promise<Practitioner[]> {
  const known = settings.practitioners.filter(({ id }) => practitionerId === undefined || id === practitionerId);
  const ids = new Set(known.map(({ id }) => id));
  const former = rows.filter((row) => row.status !== 'cancelled' && !ids.has(row.practitionerId));
  if (former.length === 0) return known;
  const all = await reader.db.select().from(practitioners);
  const gone = all.filter(({ id }) => former.some((row) => row.practitionerId === id));
  return [...known, ...gone.map(({ id, name }) => ({ id, name, appointmentTypeIds: [], leave: [] }))];
}
