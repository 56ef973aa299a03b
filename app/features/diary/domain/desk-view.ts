import type { IsoDate } from '#app/lib/time.ts';
import type { Telling } from './telling.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';

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
  /** Whether the patient is told of a move. */
  readonly telling: Telling;
  /** Whether whoever looks may change it. */
  readonly mayChange: boolean;
  /** Who did not come, where somebody else has the time now: one line instead of a card. */
  readonly isFolded: boolean;
  /** Where it is drawn: its time, or what a folded line above it leaves of it. */
  readonly drawnFrom: number;
  readonly drawnTo: number;
  /** Side by side with others of the same time: which of how many. */
  readonly lane: number;
  readonly lanes: number;
}

/** Why nobody is seen: `closed` is the clinic's door, `off` a person's own hours, `pause` what is kept after a visit. */
export type ClosedKind = 'break' | 'pause' | 'leave' | 'block' | 'closed' | 'off';

export interface ClosedView {
  readonly id: string | undefined;
  readonly kind: ClosedKind;
  readonly label: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** A free stretch that can be booked into: `from` is a start the clinic's step allows, `to` where the stretch ends. */
export interface GapView {
  readonly from: number;
  readonly to: number;
  readonly drawnFrom: number;
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
  /** How long the shortest visit is that this practitioner offers. */
  readonly leastMinutes: number;
  readonly entries: readonly EntryView[];
  readonly closed: readonly ClosedView[];
  readonly gaps: readonly GapView[];
}

export interface DayView {
  readonly date: IsoDate;
  /** What the clinic's calendar shows now. */
  readonly today: IsoDate;
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** What the clinic's clock shows, today only. */
  readonly now: number | undefined;
  readonly closure: string | undefined;
  /** How many wait for a time on that day. */
  readonly waitingList: number;
  /** How many wait here without an appointment, today only. */
  readonly walkIns: number;
  readonly isOpen: boolean;
  /** The first and last minute shown, half hours. */
  readonly from: number;
  readonly to: number;
  readonly gridMinutes: number;
  readonly columns: readonly ColumnView[];
}

/** The days of one practitioner side by side, as a board whose columns are days; `nameOf` says what heads each. */
export function weekBoard(days: readonly DayView[], nameOf: (date: IsoDate) => string): DayView | undefined {
  const [first] = days;
  if (!first) return undefined;
  const isUsed = ({ isOpen, columns }: DayView) => isOpen || columns.some(({ entries }) => entries.length > 0);
  // A closed day is shown as closed, and makes no other day longer.
  const used = days.some(isUsed) ? days.filter(isUsed) : days;
  return {
    ...first,
    isOpen: true,
    now: days.find(({ now }) => now !== undefined)?.now,
    from: Math.min(...used.map(({ from }) => from)),
    to: Math.max(...used.map(({ to }) => to)),
    columns: days.flatMap(({ columns, date }) =>
      columns.slice(0, 1).map((column) => ({ ...column, name: nameOf(date) })),
    ),
  };
}

/** The sums at the head of a day. */
export function sumsOf({ columns, walkIns }: DayView) {
  const entries = columns.flatMap((column) => column.entries);
  const count = (...statuses: AppointmentStatus[]) => entries.filter(({ status }) => statuses.includes(status)).length;
  return {
    booked: entries.filter(({ status }) => status !== 'offered').length,
    // From the moment they have a number, not only once they are called in.
    waiting: count('arrived') + walkIns,
    inRoom: count('in-consultation'),
    gaps: columns.reduce((sum, { gaps }) => sum + gaps.length, 0),
  };
}
