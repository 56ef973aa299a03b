import type { ICalCalendar } from 'ical-generator';

/**
 * A calendar as the text of a file. Every line of one ends with CRLF, the last one too (RFC 5545, 3.1), which the
 * generator leaves open.
 */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString().trimEnd()}\r\n`;
}
