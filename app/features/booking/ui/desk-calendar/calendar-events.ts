import type { Calendar } from '@event-calendar/core';
import { clockText } from '#app/lib/clock-text.ts';
import type { ColumnView, DayView, EntryView } from '../../domain/desk-view.ts';
import type { Pending } from '../desk-diary/day-diary.tsx';

/** What an event of the calendar stands for. */
export type CalendarItem =
  | { readonly kind: 'entry'; readonly entry: EntryView }
  | { readonly kind: 'gap'; readonly column: ColumnView; readonly from: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'now' };

/** A time of the clinic as the calendar takes it: without a zone, so that none can move it. */
function at(date: string, minute: number): string {
  return `${date}T${clockText(Math.min(minute, 23 * 60 + 59))}`;
}

/** Everything the calendar draws: visits, free gaps, and time that is not for patients. */
export function calendarEvents(
  days: readonly DayView[],
  pending: Pending | undefined,
  classOf: (item: CalendarItem, isPending: boolean) => string[],
): Calendar.EventInput[] {
  return days
    .flatMap(({ columns }) => columns)
    .flatMap((column): Calendar.EventInput[] => {
      const { date, practitionerId: resourceId } = column;
      const entries = column.entries.map((entry): Calendar.EventInput => {
        const isPending = pending?.id === entry.id;
        const place = isPending ? pending : { ...entry, practitionerId: resourceId };
        const item: CalendarItem = { kind: 'entry', entry };
        return {
          id: entry.id,
          resourceId: place.practitionerId,
          start: at(place.date, place.from),
          end: at(place.date, place.to),
          editable: entry.mayChange && entry.status !== 'completed' && entry.status !== 'offered',
          classNames: classOf(item, isPending),
          extendedProps: { item },
        };
      });
      const closed = column.closed.map(({ from, to, label, kind }, index): Calendar.EventInput => {
        const item: CalendarItem = { kind: 'closed' };
        return {
          id: `closed ${resourceId} ${date} ${index}`,
          resourceId,
          start: at(date, from),
          end: at(date, to),
          title: label ?? kind,
          display: 'background',
          classNames: classOf(item, false),
          extendedProps: { item },
        };
      });
      const gaps = (column.isPast || !column.mayChange ? [] : column.gaps).map(({ from, to }): Calendar.EventInput => {
        const item: CalendarItem = { kind: 'gap', column, from };
        return {
          id: `gap ${resourceId} ${date} ${from}`,
          resourceId,
          start: at(date, from),
          end: at(date, to),
          editable: false,
          classNames: classOf(item, false),
          extendedProps: { item },
        };
      });
      const now = column.now === undefined ? [] : [nowLine(resourceId, date, column.now, classOf)];
      return [...entries, ...closed, ...gaps, ...now];
    });
}

/** The clinic's clock, not the tablet's: a stretch of a minute with a line for its upper edge. */
function nowLine(
  resourceId: string,
  date: string,
  now: number,
  classOf: (item: CalendarItem, isPending: boolean) => string[],
): Calendar.EventInput {
  const item: CalendarItem = { kind: 'now' };
  return {
    id: `now ${resourceId} ${date}`,
    resourceId,
    start: at(date, now),
    end: at(date, now + 1),
    display: 'background',
    classNames: classOf(item, false),
    extendedProps: { item },
  };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** The day and minute a date of the calendar shows, whatever zone the tablet is in. */
export function wallOf(date: Date): { readonly date: string; readonly minute: number } {
  return {
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    minute: date.getHours() * 60 + date.getMinutes(),
  };
}
