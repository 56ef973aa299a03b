import { appointmentById } from '#app/features/booking/server/appointment-details.ts';
import { calendarFile, type CalendarFile } from '#app/features/booking/server/calendar-file.ts';
import { manageTokenOf } from '#app/features/booking/server/manage-token.ts';
import { replyById } from '#app/features/enquiries/server/desk/view-enquiry.ts';
import { enquiryById } from '#app/features/enquiries/server/read-enquiries.ts';
import { isAppointmentKind, type AppointmentKind } from '../domain/message.ts';
import { enquiryMail, replyMail } from './mails/enquiry-mail.ts';
import { mailContent, plainText, type MailContent } from './mails/mail-content.ts';
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

interface Written {
  readonly content: MailContent;
  readonly patientMail: string | null;
  readonly calendar: CalendarFile | undefined;
}

/** Makes the mail of a message from what it is about as that is now. */
export async function renderMessage(context: RenderingContext, message: MessageRow): Promise<RenderedMessage> {
  const { clinicMail } = context;
  const forPatient = message.recipient === 'patient';
  const { content, patientMail, calendar } = await write(context, message);
  // Loaded at the first mail: the server starts without waiting for the renderer.
  const { renderHtml } = await import('./mails/mail.tsx');
  return {
    to: forPatient ? (patientMail ?? undefined) : clinicMail,
    replyTo: forPatient ? clinicMail : undefined,
    subject: content.subject,
    html: await renderHtml(content),
    text: plainText(content),
    calendar,
  };
}

function write(context: RenderingContext, message: MessageRow): Promise<Written> {
  const { kind, appointmentId, enquiryId } = message;
  if (isAppointmentKind(kind) && appointmentId !== null)
    return writeOfAppointment(context, message, kind, appointmentId);
  if (!isAppointmentKind(kind) && enquiryId !== null) return writeOfEnquiry(context, message, enquiryId);
  throw new Error('A message is about nothing.');
}

/** The manage link is derived here and kept nowhere. */
async function writeOfAppointment(
  { database, keyRing, settings, place, city, origin }: RenderingContext,
  { recipient }: MessageRow,
  kind: AppointmentKind,
  id: string,
): Promise<Written> {
  const appointment = await appointmentById(database.db, id);
  if (!appointment) throw new Error('A message names an appointment that does not exist.');
  const { timeZone } = (await settings.current()).clinic;
  const manageUrl = `${origin}/appointment/${manageTokenOf(keyRing, appointment.id, appointment.manageKeyId)}`;
  return {
    content: mailContent({ kind, recipient, appointment, place, timeZone, city, origin, manageUrl }),
    patientMail: appointment.email,
    calendar: recipient === 'patient' && kind !== 'lost-link' ? calendarFile(appointment, place) : undefined,
  };
}

async function writeOfEnquiry(
  { database: { db }, keyRing, place }: RenderingContext,
  { id: messageId, kind, recipient }: MessageRow,
  id: string,
): Promise<Written> {
  const enquiry = await enquiryById({ db, keyRing }, id);
  if (!enquiry) throw new Error('A message names an enquiry that does not exist.');
  if (kind === 'enquiry-reply') {
    const reply = await replyById({ db, keyRing }, messageId);
    if (reply === undefined) throw new Error('A message names a reply that does not exist.');
    return { content: replyMail({ enquiry, reply, place }), patientMail: enquiry.email, calendar: undefined };
  }
  return { content: enquiryMail({ recipient, enquiry, place }), patientMail: enquiry.email, calendar: undefined };
}
