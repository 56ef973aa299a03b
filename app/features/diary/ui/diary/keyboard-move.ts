import type { IsoDate } from '#app/lib/time.ts';
import type { DayView } from '../../domain/desk-view.ts';
import type { Direction } from './neighbour.ts';

interface Place {
  readonly date: IsoDate;
  readonly practitionerId: string;
  readonly from: number;
  readonly to: number;
}

/** One step of the keyboard: earlier or later by the grid, sideways to the next practitioner, or the next day shown. */
export function moved(day: DayView, days: readonly DayView[], place: Place, direction: Direction): Place | undefined {
  if (direction === 'up' || direction === 'down') {
    const step = direction === 'up' ? -day.gridMinutes : day.gridMinutes;
    const [from, to] = [place.from + step, place.to + step];
    return from >= 0 && to <= 1440 ? placed(place, { from, to }) : undefined;
  }
  const step = direction === 'left' ? -1 : 1;
  const people = day.columns.filter(({ mayChange }) => mayChange).map(({ practitionerId }) => practitionerId);
  const next = people[people.indexOf(place.practitionerId) + step];
  if (next !== undefined && days.length === 1) return placed(place, { practitionerId: next });
  const date = days[days.findIndex((each) => each.date === place.date) + step]?.date;
  return date === undefined ? undefined : placed(place, { date });
}

/** One step of the keyboard: the end of the visit earlier or later by five minutes, never below five. */
export function resized(_day: DayView, place: Place, direction: Direction): Place | undefined {
  if (direction === 'left' || direction === 'right') return undefined;
  const to = place.to + (direction === 'up' ? -5 : 5);
  return to - place.from >= 5 && to <= 1440 ? placed(place, { to }) : undefined;
}

function placed({ date, practitionerId, from, to }: Place, changes: Partial<Place>): Place {
  return { date, practitionerId, from, to, ...changes };
}
