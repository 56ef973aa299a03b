import { appointmentById, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { changedBy } from '#app/features/scheduling/server/changed-by.ts';
import { calendarFile, type CalendarFile } from '#app/features/scheduling/server/calendar-file.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { appointmentPath, bookingPath, myAppointmentPath } from '#app/features/booking/domain/booking-address.ts';
import { codeOfMessage } from '#app/features/booking/server/return-code.ts';
import { visitTokenOf } from '#app/features/scheduling/server/visit-token.ts';
import { entryById, tokenOfHeldTime, waitingTokenOf } from '#app/features/waiting-list/server/waiting-entries.ts';
import { replyById } from '#app/features/enquiries/server/desk/view-enquiry.ts';
import { enquiryById } from '#app/features/enquiries/server/read-enquiries.ts';
import { formLink } from '#app/features/patient-forms/server/send-form-link.ts';
import type { Locale } from '#app/lib/messages.ts';
import { CarrierError } from '#app/platform/channels/carrier.ts';
import { cityName } from '#app/features/treatments/server/clinic-words.ts';
import { isTemplateKind } from '../domain/channels.ts';
import { isAppointmentKind, type AppointmentKind } from '../domain/message.ts';
import { fillTemplate, placeholdersOf } from '../domain/template.ts';
import { formLinkMail } from './mails/form-link-mail.ts';
import { enquiryMail, replyMail } from './mails/enquiry-mail.ts';
import { plainText, type MailContent } from '#app/platform/letter/mail-content.ts';
import { clinicOpening, mailContent } from './mails/appointment-mail.ts';
import { waitingMail } from './mails/waiting-mail.ts';
import type { NotificationContext } from './notification-context.ts';
import { templateOf, templateToSend, type Template } from './read-templates.ts';
import { valuesOf } from './short-text.ts';
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
  'database' | 'clock' | 'keyRing' | 'settings' | 'place' | 'city' | 'clinicMail' | 'origin' | 'carriers'
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
  const { renderHtml } = await import('#app/platform/letter/render-html.tsx');
  return {
    to: forPatient ? (patientMail ?? undefined) : clinicMail,
    replyTo: forPatient ? clinicMail : undefined,
    subject: content.subject,
    html: renderHtml(content),
    text: plainText(content),
    calendar,
  };
}

function write(context: RenderingContext, message: MessageRow): Promise<Written> {
  const { kind, appointmentId, enquiryId, formId, waitingId } = message;
  if (isAppointmentKind(kind) && appointmentId !== null)
    return writeOfAppointment(context, message, kind, appointmentId);
  if (!isAppointmentKind(kind) && enquiryId !== null) return writeOfEnquiry(context, message, enquiryId);
  if (formId !== null) return writeOfForm(context, formId);
  if (waitingId !== null) return writeOfWaiting(context, waitingId);
  throw new Error('A message is about nothing.');
}

/** An appointment as it is now, with its manage link, or that of an offer: derived here and kept nowhere. */
async function readAppointment({ database, keyRing, settings, origin }: RenderingContext, id: string) {
  const appointment = await appointmentById(database.db, id);
  if (!appointment) throw new Error('A message names an appointment that does not exist.');
  const { timeZone, booking } = (await settings.current()).clinic;
  const waiting = appointment.status === 'offered' ? await tokenOfHeldTime(database.db, keyRing, id) : undefined;
  const manageUrl =
    waiting === undefined
      ? origin + appointmentPath(appointment.language, manageTokenOf(keyRing, appointment.id, appointment.manageKeyId))
      : `${origin}/waiting-list/${waiting}`;
  return { appointment, timeZone, manageUrl, cancelNoticeMinutes: booking.cancelNoticeMinutes };
}

export interface ShortMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly template: Template;
  /** The values of the template's placeholders, in the order WhatsApp numbers them. */
  readonly parameters: readonly string[];
}

/** Makes the text of a message to a phone from the appointment as it is now. */
export async function renderShort(
  context: RenderingContext,
  { kind, appointmentId, returnCodeId }: MessageRow,
  channel: 'whatsapp' | 'sms',
): Promise<ShortMessage> {
  if (!isTemplateKind(kind) || appointmentId === null) throw new Error('Only news of an appointment goes to a phone.');
  const { appointment, timeZone, manageUrl } = await readAppointment(context, appointmentId);
  const { language } = appointment;
  const template = await templateToSend(context.database.db, context.carriers, kind, channel, language);
  if (!template) throw new CarrierError('not-registered', true);
  const code = await readCode(context, returnCodeId, appointment);
  const link = shortLink(context.origin, kind, language, manageUrl);
  const inItsWords = { ...appointment, language: template.language };
  const values = valuesOf(inItsWords, { place: context.place, timeZone, link, code: code?.code });
  return {
    to: appointment.mobileNumber,
    text: fillTemplate(template.body, values),
    template,
    parameters: placeholdersOf(template.body).map((name) => values[name]),
  };
}

/** Where the link of a short message leads, in the patient's language; the one that brings a code brings no way past it. */
function shortLink(origin: string, kind: AppointmentKind, language: Locale, manageUrl: string): string {
  if (kind === 'cancelled') return origin + bookingPath(language);
  return kind === 'return-code' ? origin + myAppointmentPath(language) : manageUrl;
}

function readCode(
  { database: { db }, keyRing, clock }: RenderingContext,
  returnCodeId: string | null,
  appointment: AppointmentDetails,
) {
  return codeOfMessage({ db, keyRing }, returnCodeId, appointment, clock.now().epochMilliseconds);
}

async function writeOfAppointment(
  context: RenderingContext,
  { recipient, returnCodeId }: MessageRow,
  kind: AppointmentKind,
  id: string,
): Promise<Written> {
  const { place, city, origin, database, keyRing } = context;
  const { appointment, timeZone, manageUrl, cancelNoticeMinutes } = await readAppointment(context, id);
  const now = context.clock.now().epochMilliseconds;
  const { language } = appointment;
  const formUrl = `${origin}/patient-form/visit/${visitTokenOf(keyRing, appointment)}`;
  const template =
    recipient === 'patient' && isTemplateKind(kind)
      ? await templateOf(database.db, kind, 'email', language)
      : undefined;
  const code = await readCode(context, returnCodeId, appointment);
  const link = shortLink(origin, kind, language, manageUrl);
  const opening = template
    ? fillTemplate(template.body, valuesOf(appointment, { place, timeZone, link, code: code?.code }))
    : recipient === 'clinic'
      ? clinicOpening(kind, await changedBy(database.db, id))
      : undefined;
  return {
    content: mailContent({
      kind,
      recipient,
      appointment,
      place,
      timeZone,
      city: cityName(recipient === 'patient' ? language : 'en', city),
      origin,
      manageUrl,
      formUrl,
      opening,
      code,
      cancelNoticeMinutes,
      now,
    }),
    patientMail: appointment.email,
    calendar:
      recipient === 'patient' && hasCalendarEntry(kind)
        ? calendarFile(appointment, place, manageUrl, language)
        : undefined,
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

async function writeOfForm({ database: { db }, keyRing, place, settings, origin }: RenderingContext, id: string) {
  const link = await formLink({ db, keyRing }, id);
  if (!link) throw new Error('A message names a form that does not exist.');
  const { timeZone } = (await settings.current()).clinic;
  return { content: formLinkMail({ link, place, timeZone, origin }), patientMail: link.to, calendar: undefined };
}

async function writeOfWaiting({ database: { db }, keyRing, place, origin }: RenderingContext, id: string) {
  const entry = await entryById(db, id);
  if (!entry || entry.fullName === null) throw new Error('A message names a place on the waiting list that is over.');
  const url = `${origin}/waiting-list/${waitingTokenOf(keyRing, id, entry.linkKeyId)}`;
  const content = waitingMail({ entry, fullName: entry.fullName, url, place });
  return { content, patientMail: entry.email, calendar: undefined };
}

/** What changes the patient's calendar. */
function hasCalendarEntry(kind: AppointmentKind): boolean {
  return kind === 'booked' || kind === 'moved' || kind === 'cancelled';
}
