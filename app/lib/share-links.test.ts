import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('every way opens a message with the time and the link, to nobody yet, whatever the clinic is called', () => {
  const link = 'https://clinic.example/appointment/x';
  const { whatsApp, sms, mail } = shareLinks({
    title: 'Appointment at Jamun & Co',
    text: 'Appointment at Jamun & Co: Monday, 10:30 am.',
    link,
  });
  const message = `Appointment at Jamun & Co: Monday, 10:30 am. ${link}`;
  expect(new URL(whatsApp).searchParams.get('text')).toBe(message);
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URLSearchParams(sms.replace('sms:?', '')).get('body')).toBe(message);
  const letter = new URL(mail);
  expect([letter.pathname, letter.searchParams.get('subject'), letter.searchParams.get('body')]).toEqual([
    '',
    'Appointment at Jamun & Co',
    message,
  ]);
});
