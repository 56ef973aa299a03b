import type { IsoDate } from '#app/lib/time.ts';
import type { AppointmentStatus } from './appointment.ts';

// What the screens of the diary are given: everything in the clinic's wall clock, so that no time zone of a tablet
// can move a visit. Minutes count from midnight.

export interface EntryView {
  readonly id: string;
  /** What the person at the desk sees; a change names it, so that two windows can't overwrite each other. */
  readonly sequence: number;
  readonly status: AppointmentStatus;
  readonly date: IsoDate;
  readonly from: number;
  readonly to: number;
  /** Minute of the day since when it has had its status; undefined when that was another day. */
  readonly since: number | undefined;
  readonly practitionerId: string;
  readonly appointmentTypeId: string;
  readonly fullName: string;
  readonly typeName: string;
  readonly mobileNumber: string;
  readonly isOverbooked: boolean;
  readonly isOfSeries: boolean;
  readonly isWalkIn: boolean;
  /** Whether whoever looks may change it. */
  readonly mayChange: boolean;
  /** Side by side with others of the same time: which of how many. */
  readonly lane: number;
  readonly lanes: number;
}

export interface ClosedView {
  readonly id: string | undefined;
  readonly kind: 'break' | 'leave' | 'block' | 'closed';
  readonly label: string | undefined;
  readonly from: number;
  readonly to: number;
}

export interface GapView {
  readonly from: number;
  readonly to: number;
}

/** A column of the diary: a practitioner on a day. */
export interface ColumnView {
  readonly practitionerId: string;
  readonly date: IsoDate;
  readonly isPast: boolean;
  /** What the clinic's clock shows, today only. */
  readonly now: number | undefined;
  readonly name: string;
  readonly mayChange: boolean;
  readonly appointmentTypeIds: readonly string[];
  readonly entries: readonly EntryView[];
  readonly closed: readonly ClosedView[];
  readonly gaps: readonly GapView[];
}

export interface DayView {
  readonly date: IsoDate;
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** What the clinic's clock shows, today only. */
  readonly now: number | undefined;
  readonly closure: string | undefined;
  /** How many wait for a time on that day. */
  readonly waitingList: number;
  readonly isOpen: boolean;
  /** The first and last minute shown, half hours. */
  readonly from: number;
  readonly to: number;
  readonly gridMinutes: number;
  readonly columns: readonly ColumnView[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts what overlaps side by side: each gets the first lane that is free when it begins, and knows how many lanes its
 * bunch (everything that overlaps, also by way of others) needs. `spans` by `from`.
 */
export function inLanes<T extends Span>(spans: readonly T[]): (T & { lane: number; lanes: number })[] {
  const placed: (T & { lane: number; lanes: number })[] = [];
  let bunch: (T & { lane: number; lanes: number })[] = [];
  let until = -Infinity;
  const close = (): void => {
    const lanes = Math.max(0, ...bunch.map(({ lane }) => lane)) + 1;
    for (const each of bunch) each.lanes = lanes;
    bunch = [];
  };
  for (const span of spans) {
    if (span.from >= until) close();
    const busy = new Set(bunch.filter(({ to }) => to > span.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    const each = { ...span, lane, lanes: 1 };
    bunch.push(each);
    placed.push(each);
    until = Math.max(bunch.length === 1 ? -Infinity : until, span.to);
  }
  close();
  return placed;
}

/** The days of one practitioner side by side, as a board whose columns are days; `nameOf` says what heads each. */
export function weekBoard(days: readonly DayView[], nameOf: (date: IsoDate) => string): DayView | undefined {
  const [first] = days;
  if (!first) return undefined;
  const shown = days.filter(({ isOpen, columns }) => isOpen || columns.some(({ entries }) => entries.length > 0));
  const board = shown.length > 0 ? shown : days;
  return {
    ...first,
    isOpen: true,
    now: days.find(({ now }) => now !== undefined)?.now,
    from: Math.min(...board.map(({ from }) => from)),
    to: Math.max(...board.map(({ to }) => to)),
    columns: board.flatMap(({ columns, date }) =>
      columns.slice(0, 1).map((column) => ({ ...column, name: nameOf(date) })),
    ),
  };
}

/** The sums at the head of a day. */
export function sumsOf({ columns }: DayView) {
  const entries = columns.flatMap((column) => column.entries);
  const count = (...statuses: AppointmentStatus[]) => entries.filter(({ status }) => statuses.includes(status)).length;
  return {
    booked: entries.filter(({ status }) => status !== 'offered').length,
    waiting: count('arrived'),
    inRoom: count('in-consultation'),
    gaps: columns.reduce((sum, { gaps }) => sum + gaps.length, 0),
  };
}
