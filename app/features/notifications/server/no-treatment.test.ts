import { expect, test } from 'vitest';
import { demoSettings } from '#app/features/scheduling/domain/fixtures.ts';
import { calendarFile } from '#app/features/scheduling/server/calendar-file.ts';
import { anAppointment, aPlace } from '#app/features/scheduling/server/fixtures.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { channels, templateKinds } from '../domain/channels.ts';
import { appointmentKinds, messageLanguages, recipientsOf } from '../domain/message.ts';
import { fillTemplate, medicalWordIn } from '../domain/template.ts';
import { defaultTemplates } from './default-templates.ts';
import { plainText } from '#app/platform/letter/mail-content.ts';
import { mailContent } from './mails/appointment-mail.ts';
import { renderHtml } from '#app/platform/letter/render-html.tsx';
import { valuesOf } from './short-text.ts';
import { treatmentNames } from './treatment-names.ts';

const treatments = [...catalogue().treatments.values()];
const timeZone = 'Asia/Kolkata';
const origin = 'https://clinic.example';
const manageUrl = `${origin}/appointment/x`;

/** Everything that goes out about an appointment, by what it is. */
function allTexts(appointment: ReturnType<typeof anAppointment>): Map<string, string> {
  const texts = new Map<string, string>([
    ['calendar', calendarFile(appointment, aPlace, manageUrl, appointment.language).content],
  ]);
  for (const kind of appointmentKinds) {
    for (const recipient of recipientsOf(kind, true)) {
      const content = mailContent({
        kind,
        recipient,
        appointment,
        place: aPlace,
        timeZone,
        city: 'Nagpur',
        origin,
        manageUrl,
        cancelNoticeMinutes: 120,
        now: appointment.createdAt,
        formUrl: `${origin}/patient-form/visit/x`,
      });
      texts.set(`${kind} mail to ${recipient}`, `${content.subject}\n${plainText(content)}`);
    }
  }
  const values = valuesOf(appointment, { place: aPlace, timeZone, link: manageUrl });
  for (const kind of templateKinds)
    for (const channel of channels)
      texts.set(
        `${kind} by ${channel}`,
        fillTemplate(messagesFor(defaultTemplates, appointment.language)[channel][kind], values),
      );
  return texts;
}

/** Without the clinic's name, which may say what it is a clinic for. */
const bare = (text: string) => text.replaceAll(aPlace.clinicName, '').toLowerCase();

test.each(messageLanguages)(
  'no text in "%s" names or depends on the treatment, whichever of the 71 it is',
  (language) => {
    expect(treatments).toHaveLength(71);
    const without = allTexts(anAppointment({ language }));
    expect(without.size).toBe(1 + appointmentKinds.length + 3 + 3 * templateKinds.length);
    for (const { category, slug, title } of treatments) {
      const texts = allTexts(anAppointment({ language, treatment: `${category}/${slug}` }));
      expect(texts).toEqual(without);
      for (const text of texts.values()) {
        expect(bare(text)).not.toContain(title.toLowerCase());
        expect(bare(text)).not.toContain(slug);
      }
    }
  },
);

test.each(messageLanguages)('nothing to a patient in "%s" tells what they come for', (language) => {
  const toPatients = [...allTexts(anAppointment({ language }))].filter(([name]) => !name.endsWith('to clinic'));
  const telling = toPatients.filter(([, text]) => medicalWordIn(bare(text), treatmentNames(), language) !== undefined);
  expect(telling).toEqual([]);
});

test('the HTML of a mail says no more than its text', () => {
  const appointment = anAppointment({ treatment: 'hair/fue-hair-transplant' });
  const mail = {
    place: aPlace,
    timeZone,
    city: 'Nagpur',
    origin,
    manageUrl,
    cancelNoticeMinutes: 120,
    now: 0,
    appointment,
    recipient: 'patient',
  } as const;
  for (const kind of appointmentKinds) {
    const html = renderHtml(mailContent({ ...mail, kind })).toLowerCase();
    for (const { title, slug } of treatments) {
      expect(html).not.toContain(title.toLowerCase());
      expect(html).not.toContain(slug);
    }
  }
});

test('a practitioner’s speciality in place of a name is not said', () => {
  for (const { name } of demoSettings.practitioners) {
    const appointment = anAppointment({ practitionerName: name });
    expect(valuesOf(appointment, { place: aPlace, timeZone, link: '' }).practitioner).toBe('your doctor');
  }
  const named = anAppointment({ practitionerName: 'Dr Asha Namuna' });
  expect(valuesOf(named, { place: aPlace, timeZone, link: '' }).practitioner).toBe('Dr Asha Namuna');
});
