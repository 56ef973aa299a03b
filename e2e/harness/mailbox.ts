import ICAL from 'ical.js';
import type { ReceivedMail } from '#app/features/notifications/server/fixtures.ts';

/** Everything in a mail that somebody could read. */
export const whole = ({ subject = '', text = '', html, headerLines, attachments }: ReceivedMail): string =>
  [
    subject,
    text,
    String(html),
    ...headerLines.map(({ line }) => line),
    ...attachments.map(({ content }) => content.toString()),
  ].join('\n');

/** The calendar entry that came with a mail. Throws where none did. */
export function calendarOf(mail: ReceivedMail | undefined) {
  const file = mail?.attachments.find(({ filename }) => filename === 'appointment.ics');
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString() ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return { method: calendar.getFirstPropertyValue('method'), event };
}
