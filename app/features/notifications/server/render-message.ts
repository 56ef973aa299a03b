import { appointmentById, type AppointmentDetails } from '#app/features/booking/server/appointment-details.ts';
import { calendarFile, type CalendarFile } from '#app/features/booking/server/calendar-file.ts';
import { manageTokenOf } from '#app/features/booking/server/manage-token.ts';
import { mailContent, plainText } from './mails/mail-content.ts';
import type { NotificationContext } from './notification-context.ts';
import type { MessageRow } from './tables.ts';

export interface RenderedMessage {
  /** Undefined when nobody has said where the clinic's mail goes. */
  readonly to: string | undefined;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly calendar: CalendarFile | undefined;
}

type RenderingContext = Pick<
  NotificationContext,
  'database' | 'keyRing' | 'settings' | 'place' | 'city' | 'clinicMail' | 'origin'
>;

/** Makes the mail of a message from its appointment as it is now. The manage link is derived here and kept nowhere. */
export async function renderMessage(context: RenderingContext, message: MessageRow): Promise<RenderedMessage> {
  const { database, keyRing, settings, place, city, clinicMail, origin } = context;
  const appointment = await appointmentById(database.db, message.appointmentId);
  if (!appointment) throw new Error('A message names an appointment that does not exist.');
  const { timeZone } = (await settings.current()).clinic;
  const manageUrl = `${origin}/appointment/${manageTokenOf(keyRing, appointment.id, appointment.manageKeyId)}`;
  const { kind, recipient } = message;
  const content = mailContent({ kind, recipient, appointment, place, timeZone, city, origin, manageUrl });
  // Loaded at the first mail: the server starts without waiting for the renderer.
  const { renderHtml } = await import('./mails/appointment-mail.tsx');
  return {
    to: recipient === 'patient' ? (appointment.email ?? undefined) : clinicMail,
    replyTo: recipient === 'patient' ? clinicMail : undefined,
    subject: content.subject,
    html: await renderHtml(content),
    text: plainText(content),
    calendar: calendarFor(message, appointment, context),
  };
}

function calendarFor(
  { kind, recipient }: MessageRow,
  appointment: AppointmentDetails,
  { place }: RenderingContext,
): CalendarFile | undefined {
  return recipient === 'patient' && kind !== 'lost-link' ? calendarFile(appointment, place) : undefined;
}
