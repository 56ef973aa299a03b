import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { minuteMs, startOfDay, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { statusRules } from '#app/features/scheduling/domain/appointment.ts';
import { bookableGaps, pausesAfter } from '../domain/desk-gaps.ts';
import { belowLines, placedVisits } from '../domain/desk-lanes.ts';
import type { ColumnView, DayView } from '../domain/desk-view.ts';
import { tellingOf } from '../domain/telling.ts';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import type { ReachOf } from '#app/features/scheduling/server/booking-context.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import type { DeskAppointment } from '../server/desk-appointment.ts';
import type { Diary, DiaryColumn, DiaryDay } from '../server/read-diary.ts';

const emptyDay = { from: 10 * 60, to: 18 * 60 };

/** The people of the diary in the order of its columns: who has a diary of their own looks at it first. */
export function ownFirst<P extends { readonly id: string }>(people: readonly P[], by: StaffActor): P[] {
  return people.toSorted((a, b) => Number(b.id === by.practitionerId) - Number(a.id === by.practitionerId));
}

/** A day of the diary as its screens show it, in the clinic's wall clock. */
export function dayView(diary: Diary, day: DiaryDay, by: StaffActor, reachOf: ReachOf): DayView {
  const { clinic } = diary.settings;
  const minute = (at: EpochMs): number => minuteOn(day.date, at, clinic.timeZone);
  const columns = ownFirst(
    day.columns.map((column) => ({ ...column, id: column.practitionerId })),
    by,
  ).map((column) => columnView(diary, column, by, minute, day.date, reachOf));
  const spans = [
    ...(day.opening ? [{ from: minute(day.opening.start), to: minute(day.opening.end) }] : []),
    ...columns.flatMap(({ entries }) => entries),
  ];
  const from = Math.min(...(spans.length > 0 ? spans.map((span) => span.from) : [emptyDay.from]));
  const to = Math.max(...(spans.length > 0 ? spans.map((span) => span.to) : [emptyDay.to]));
  const isToday = day.date === diary.today;
  return {
    date: day.date,
    today: diary.today,
    isToday,
    isPast: day.date < diary.today,
    now: isToday ? minute(diary.now) : undefined,
    closure: day.closure,
    waitingList: day.waitingList,
    walkIns: isToday ? day.walkIns : 0,
    isOpen: day.opening !== undefined,
    from: Math.floor(from / 30) * 30,
    to: Math.min(1440, Math.ceil(to / 30) * 30),
    gridMinutes: clinic.booking.gridMinutes,
    columns,
  };
}

function columnView(
  { settings, now, today }: Diary,
  column: DiaryColumn,
  by: StaffActor,
  minute: (at: EpochMs) => number,
  date: IsoDate,
  reachOf: ReachOf,
): ColumnView {
  const mayChange = mayChangeDiaryOf(by, column.practitionerId);
  const person = settings.practitioners.find(({ id }) => id === column.practitionerId);
  const { timeZone } = settings.clinic;
  const since = (at: EpochMs) => (wallClockOf(at, timeZone).date === date && at <= now ? minute(at) : undefined);
  const { gridMinutes } = settings.clinic.booking;
  const stretches = column.gaps.map(({ start, end }) => ({ from: minute(start), to: minute(end) }));
  const gaps = bookableGaps(stretches, gridMinutes, column.leastMinutes);
  const entries = placedVisits(
    column.appointments.map((each) => ({
      ...entryOf(each, date, minute, since(each.statusSince), mayChange),
      telling: tellingOf(each, isReached(reachOf(each, 'moved')), now),
    })),
    gaps,
    ({ status }) => status === 'no-show',
  );
  const lines = entries.filter(({ isFolded }) => isFolded);
  const pauses = pausesAfter(
    column.appointments.filter(({ status }) => statusRules[status].holdsTime),
    column.closed,
  );
  return {
    practitionerId: column.practitionerId,
    date,
    isPast: date < today,
    now: date === today ? minute(now) : undefined,
    name: column.name,
    mayChange,
    appointmentTypeIds: person?.appointmentTypeIds ?? [],
    leastMinutes: Number.isFinite(column.leastMinutes) ? column.leastMinutes : gridMinutes,
    entries,
    closed: [
      ...column.closed.map(({ id, kind, label, start, end }) => ({
        id: id ?? undefined,
        kind,
        label: label ?? undefined,
        from: minute(start),
        to: minute(end),
      })),
      ...pauses.map(({ start, end }) => ({
        id: undefined,
        kind: 'pause' as const,
        label: undefined,
        from: minute(start),
        to: minute(end),
      })),
    ],
    gaps: gaps.map((gap) => ({ ...gap, drawnFrom: belowLines(gap.from, lines) })),
  };
}

function entryOf(
  row: DeskAppointment,
  date: IsoDate,
  minute: (at: EpochMs) => number,
  since: number | undefined,
  mayChange: boolean,
) {
  const { id, sequence, status, practitionerId, appointmentTypeId, fullName, mobileNumber } = row;
  return {
    id,
    sequence,
    status,
    date,
    practitionerId,
    appointmentTypeId,
    fullName,
    mobileNumber,
    from: minute(row.startsAt),
    to: minute(row.endsAt),
    since,
    typeName: row.appointmentTypeName,
    isOverbooked: row.overbookingReason !== null,
    isOfSeries: row.seriesId !== null,
    isWalkIn: row.bookedThrough === 'walk-in',
    mayChange,
  };
}

/** Minutes since midnight of a day; what lies past its end is its last minute. */
function minuteOn(date: IsoDate, at: EpochMs, timeZone: string): number {
  const wall = wallClockOf(at, timeZone);
  if (wall.date === date) return wall.minute;
  return at < startOfDay(date, timeZone) ? 0 : 24 * 60;
}

/** Whole minutes from one moment to a later one. */
export function minutesBetween(from: EpochMs, to: EpochMs): number {
  return Math.max(0, Math.floor((to - from) / minuteMs));
}
