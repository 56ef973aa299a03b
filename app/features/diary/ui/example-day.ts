import { addDays, type IsoDate } from '#app/lib/time.ts';

/** A day to come, as the hints of fields spell it: "27/11". */
export function exampleDay(today: IsoDate): string {
  const day = today === '' ? '' : addDays(today, 3);
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}
