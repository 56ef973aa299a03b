import { describe, expect, it } from 'vitest';
import { anAppointment, aPlace } from '#app/features/scheduling/server/fixtures.ts';
import { formatReference } from '#app/lib/reference.ts';
import { plainText, type MailContent } from '#app/platform/letter/mail-content.ts';
import { channels, templateKinds } from '../domain/channels.ts';
import { appointmentKinds } from '../domain/message.ts';
import { smsSizeOf } from '../domain/sms-segments.ts';
import { fillTemplate, placeholdersOf } from '../domain/template.ts';
import { defaultTemplates } from './default-templates.ts';
import { mailContent } from './mails/appointment-mail.ts';
import { enquiryMail, replyMail } from './mails/enquiry-mail.ts';
import { formLinkMail } from './mails/form-link-mail.ts';
import { waitingMail } from './mails/waiting-mail.ts';
import { valuesOf } from './short-text.ts';

const timeZone = 'Asia/Kolkata';
const origin = 'https://clinic.example';
// As long as a real one.
const link = `${origin}/appointment/${'7'.repeat(27)}`;
const languages = ['hi', 'mr'] as const;
type Language = (typeof languages)[number];

const kindsAndChannels = templateKinds.flatMap((kind) => channels.map((channel) => [kind, channel] as const));

function shortText(language: Language, kind: (typeof templateKinds)[number], channel: (typeof channels)[number]) {
  const values = valuesOf(anAppointment({ language, practitionerName: 'Dr Namuna' }), {
    place: aPlace,
    timeZone,
    link: kind === 'cancelled' ? `${origin}/book-appointment` : link,
    code: '123456',
  });
  return fillTemplate(defaultTemplates[language]![channel][kind], values);
}

/** Without what is the same in every language: names, addresses, numbers, links. */
function ownWords(text: string): string {
  const { fullName, reference } = anAppointment();
  const given = [fullName, aPlace.clinicName, aPlace.address, 'Nagpur', formatReference(reference), 'reply.'];
  return given.reduce((left, each) => left.replaceAll(each, ''), text.replaceAll(/https?:\/\/\S+/g, ''));
}

function expectWhole(text: string, language: Language): void {
  const words = ownWords(text);
  expect(words.match(/[A-Za-z]{2,}/g)).toBeNull();
  expect(words).not.toMatch(/[०-९{}]|undefined/);
  expect(words).toMatch(/[\u0900-\u097f]/);
  expect(words).toBe(words.normalize('NFC'));
  expect(words).not.toMatch(/[\u200b-\u200d]/);
  // A Hindi sentence ends with a danda and a Marathi one with a full stop.
  expect(words).not.toMatch(language === 'hi' ? /[\u0900-\u097f]\./ : /\u0964/);
  // What code is called in English and Hindi is a word for vitiligo in Marathi.
  expect(language === 'mr' && words.includes('कोड')).toBe(false);
}

function mailOf(language: Language, kind: (typeof appointmentKinds)[number], isLate = false): MailContent {
  const appointment = anAppointment({ language });
  return mailContent({
    kind,
    recipient: 'patient',
    appointment,
    place: aPlace,
    timeZone,
    city: 'Nagpur',
    origin,
    manageUrl: link,
    cancelNoticeMinutes: 120,
    now: isLate ? appointment.startsAt - 1 : appointment.createdAt,
    formUrl: `${origin}/patient-form/visit/x`,
    code: { code: '123456', expiresAt: appointment.createdAt },
  });
}

describe.each(languages)('messages in %s', (language) => {
  it.each(kindsAndChannels)('%s by %s is whole, and says what the English one says', (kind, channel) => {
    const english = placeholdersOf(defaultTemplates.en[channel][kind]).toSorted();
    expect(placeholdersOf(defaultTemplates[language]![channel][kind]).toSorted()).toEqual(english);
    expectWhole(shortText(language, kind, channel), language);
  });

  it.each(templateKinds)('%s is short: three text messages, four where it has to be sorry', (kind) => {
    const { alphabet, segments } = smsSizeOf(shortText(language, kind, 'sms'));
    expect(alphabet).toBe('ucs-2');
    expect(segments).toBeLessThanOrEqual(kind === 'choose-again' ? 4 : 3);
  });

  it.each(appointmentKinds)('the mail "%s" is whole from its subject to its last line', (kind) => {
    for (const content of [mailOf(language, kind), mailOf(language, kind, true)]) {
      expect(content.language).toBe(language);
      expectWhole(content.subject, language);
      expectWhole(plainText(content), language);
    }
  });

  it('as are those about enquiries, forms and the waiting list', () => {
    const enquiry = {
      reference: anAppointment().reference,
      topic: 'appointment',
      language,
      fullName: 'Asha Namuna',
    } as const;
    const mails = [
      enquiryMail({ recipient: 'patient', enquiry, place: aPlace }),
      replyMail({ enquiry, reply: 'reply.', place: aPlace }),
      formLinkMail({
        link: { kind: 'hair', to: 'asha@example.com', language, expiresAt: 0, path: '/form/x' },
        place: aPlace,
        timeZone,
        origin,
      }),
      ...(['any', 'morning', 'afternoon'] as const).map((partOfDay) =>
        waitingMail({
          entry: { wantedOn: ['2026-11-23', '2026-11-24'], partOfDay, language },
          fullName: 'Asha Namuna',
          url: link,
          place: aPlace,
        }),
      ),
    ];
    for (const content of mails) {
      expect(content.language).toBe(language);
      expectWhole(content.subject, language);
      expectWhole(plainText(content), language);
    }
  });

  it('the clinic is written to in English all the same', () => {
    const appointment = anAppointment({ language });
    const enquiry = { reference: appointment.reference, topic: 'appointment', language, fullName: 'Asha' } as const;
    const facts = { place: aPlace, timeZone, city: 'Nagpur', origin, manageUrl: link, cancelNoticeMinutes: 0, now: 0 };
    const mails = [
      mailContent({ ...facts, kind: 'booked', recipient: 'clinic', appointment }),
      enquiryMail({ recipient: 'clinic', enquiry, place: aPlace }),
    ];
    for (const content of mails) {
      expect(content.language).toBe('en');
      expect(`${content.subject}${plainText(content)}`).not.toMatch(/[\u0900-\u097f]/);
    }
  });
});

it('days and times of a message are words of its language', () => {
  expect(shortText('hi', 'booked', 'sms')).toMatch(/^Asha Namuna जी, अपॉइंटमेंट बुक है: सोम 23 नवंबर, सुबह 10:30 बजे, /);
  expect(shortText('mr', 'booked', 'sms')).toMatch(/^Asha Namuna, अपॉइंटमेंट बुक आहे: सोम 23 नोव्हेंबर, सकाळी 10:30 वाजता, /);
});
