import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { ChangedBy } from '#app/features/scheduling/server/changed-by.ts';
import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import { formatReference } from '#app/lib/reference.ts';
import { DATES_OF_LANGUAGE, type DatesOfLanguage } from '#app/lib/dates-of-language.ts';
import { languageFor, messagesFor } from '#app/lib/messages.ts';
import { changeableUntil, changeRefusal } from '#app/features/scheduling/domain/appointment.ts';
import { bookingPath } from '#app/features/booking/domain/booking-address.ts';
import { formatCode } from '#app/features/booking/domain/return-code.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { MailContent } from '#app/platform/letter/mail-content.ts';
import type { AppointmentKind, Recipient } from '../../domain/message.ts';
import { clinicMailTexts } from './clinic-texts.ts';
import type { MailTexts, MailWords } from './mail-words.ts';
import { mailTexts } from './texts.ts';

export interface MailSubject {
  readonly kind: AppointmentKind;
  readonly recipient: Recipient;
  readonly appointment: AppointmentDetails;
  readonly place: CalendarPlace;
  readonly timeZone: string;
  readonly city: string;
  readonly origin: string;
  readonly manageUrl: string;
  /** The rule in force, and when the mail is made: what it says of moving and cancelling is true then. */
  readonly cancelNoticeMinutes: number;
  readonly now: EpochMs;
  /** Of the patient form of this visit; the same words and the same address whatever the visit is for. */
  readonly formUrl?: string | undefined;
  /** Of the one kind that brings a code, while it works. */
  readonly code?: { readonly code: string; readonly expiresAt: EpochMs } | undefined;
  /** The clinic's own words instead of the built-in sentence after the greeting. */
  readonly opening?: string | undefined;
}

/** What the clinic hears of: what it did not do itself. */
function isToldToClinic(kind: AppointmentKind): kind is 'booked' | 'moved' | 'cancelled' {
  return kind === 'booked' || kind === 'moved' || kind === 'cancelled';
}

/** How a mail to the clinic begins when somebody else than the patient on the website did what it tells of. */
export function clinicOpening(kind: AppointmentKind, by: ChangedBy): string | undefined {
  const { desk, program } = clinicMailTexts.openings;
  if (by === 'program') return kind === 'booked' ? program.booked : undefined;
  return by === 'desk' && isToldToClinic(kind) ? desk[kind] : undefined;
}

/** News with the link to move or cancel. */
function linksToChange(kind: AppointmentKind): boolean {
  return kind === 'booked' || kind === 'moved' || kind === 'reminder-day';
}

/** News that leave time to fill in the patient form. */
function asksForForm(kind: AppointmentKind): boolean {
  return kind === 'booked' || kind === 'reminder-day';
}

/** What a mail says about an appointment as it is now. */
export function mailContent(mail: MailSubject): MailContent {
  const { kind, recipient, appointment, place, timeZone } = mail;
  const forPatient = recipient === 'patient';
  // The clinic works in English whatever the patient reads.
  const language = languageFor(mailTexts, forPatient ? appointment.language : 'en');
  const words = messagesFor(mailTexts, language);
  const texts: MailTexts = !forPatient && isToldToClinic(kind) ? clinicMailTexts.news[kind] : words.patient[kind];
  const dates = DATES_OF_LANGUAGE[language];
  const { date, minute } = wallClockOf(appointment.startsAt, timeZone);
  const offersChange = forPatient && linksToChange(kind);
  const fullTime = `${dates.long(date)}, ${dates.at(minute)}`;
  const isLate = offersChange && changeRefusal(appointment, mail.cancelNoticeMinutes, mail.now) !== undefined;
  const last = wallClockOf(changeableUntil(appointment.startsAt, mail.cancelNoticeMinutes), timeZone);
  const reference = [words.reference, formatReference(appointment.reference)] as const;
  const url = kind === 'cancelled' ? mail.origin + bookingPath(appointment.language) : mail.manageUrl;
  return {
    language,
    subject: texts.subject(`${dates.short(date)}, ${dates.at(minute)}`),
    heading: texts.heading,
    greeting: forPatient ? words.greeting(appointment.fullName) : null,
    opening: mail.opening ?? texts.opening,
    facts:
      kind === 'return-code'
        ? codeFacts(mail, words, dates)
        : forPatient
          ? [
              [kind === 'choose-again' ? words.whenSoFar : words.when, fullTime],
              [words.length, words.minutes(appointment.minutes)],
              [words.where, place.address],
              [words.phone, place.phone],
              // A time that is only offered has no reference yet.
              ...(kind === 'waiting-offer' ? [] : [reference]),
            ]
          : [
              [words.when, fullTime],
              [clinicMailTexts.practitioner, appointment.practitionerName],
              [clinicMailTexts.type, `${appointment.appointmentTypeName}, ${words.minutes(appointment.minutes)}`],
              [clinicMailTexts.name, appointment.fullName],
              [clinicMailTexts.mobile, formatPhone(appointment.mobileNumber)],
              reference,
            ],
    action: texts.action === null ? null : { label: isLate ? words.seeIt : texts.action, url },
    closing: [
      ...(kind === 'return-code' ? [] : [words.clock(mail.city)]),
      ...(forPatient && mail.formUrl !== undefined && asksForForm(kind) ? [words.form(mail.formUrl)] : []),
      ...(offersChange
        ? [
            isLate
              ? words.tooLate(place.phone)
              : words.until(`${dates.long(last.date)}, ${dates.time(last.minute)}`, place.phone),
          ]
        : []),
      ...texts.closing,
      ...(forPatient && kind === 'booked' ? [words.notAsked] : []),
    ],
    signature: [place.clinicName, place.address, place.phone],
  };
}

/** The code alone: whoever reads it knows which appointment, and nobody else need. */
function codeFacts({ code, timeZone }: MailSubject, words: MailWords, dates: DatesOfLanguage): MailContent['facts'] {
  if (!code) return [];
  const { minute } = wallClockOf(code.expiresAt, timeZone);
  return [
    [words.code, formatCode(code.code)],
    [words.worksUntil, dates.at(minute)],
  ];
}
