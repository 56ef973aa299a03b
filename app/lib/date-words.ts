import type { IsoDate, WallClock } from './time.ts';

// Free of the Temporal polyfill, so that a screen can write dates in the browser without loading it.

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function partsOf(date: IsoDate) {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    weekday: weekdayNames[day.getUTCDay()]!,
    day: day.getUTCDate(),
    month: monthNames[day.getUTCMonth()]!,
    year: day.getUTCFullYear(),
  };
}

/** "Sat 21 Nov 2026". */
export function formatDate(date: IsoDate): string {
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)} ${year}`;
}

/** "21 November 2026": for a day long past, such as a birthday. */
export function formatDay(date: IsoDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** "Sat 21 Nov": for lists where the year is plain. */
export function formatShortDate(date: IsoDate): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}

/** "Saturday 21 November 2026". */
export function formatLongDate(date: IsoDate): string {
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday} ${day} ${month} ${year}`;
}

/** "November 2026", of any day of the month. */
export function formatMonth(date: IsoDate): string {
  const { month, year } = partsOf(date);
  return `${month} ${year}`;
}

/** "6:30 pm", from minutes since midnight. Noon is "12:00 pm", midnight "12:00 am". */
export function formatTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "10:30 – 11:00 am", or "11:30 am – 12:10 pm" across noon. */
export function formatTimeRange(fromMinute: number, toMinute: number): string {
  const from = formatTime(fromMinute);
  const to = formatTime(toMinute);
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** "Sat 21 Nov 2026, 10:50 am". */
export function formatDateTime({ date, minute }: WallClock): string {
  return `${formatDate(date)}, ${formatTime(minute)}`;
}

/** "Sat 21 Nov, 10:50 am": for lists where the year is plain. */
export function formatShortDateTime({ date, minute }: WallClock): string {
  return `${formatShortDate(date)}, ${formatTime(minute)}`;
}

/** "Saturday 21 November 2026, 10:50 am". */
export function formatLongDateTime({ date, minute }: WallClock): string {
  return `${formatLongDate(date)}, ${formatTime(minute)}`;
}
