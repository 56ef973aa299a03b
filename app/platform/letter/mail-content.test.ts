import { expect, test } from 'vitest';
import { plainText, type MailContent } from './mail-content.ts';

const content: MailContent = {
  language: 'en',
  subject: 'Your appointment on Thu 26 Nov',
  heading: 'You are booked',
  greeting: 'Dear Asha Namuna,',
  opening: 'Your appointment is booked.',
  paragraphs: ['Please come\nby the side door.'],
  facts: [
    ['When', 'Thursday 26 November'],
    ['Phone', '+91 00000 00000'],
  ],
  action: { label: 'Move or cancel', url: 'https://clinic.example/a?b=1&c=2' },
  closing: ['Times are Nagpur time.'],
  signature: ['Jamun', 'Nagpur'],
};

test('a mail as plain text says everything, in blocks with an empty line between them', () => {
  expect(plainText(content)).toBe(`Dear Asha Namuna,

Your appointment is booked.

Please come
by the side door.

When: Thursday 26 November
Phone: +91 00000 00000

Move or cancel:
https://clinic.example/a?b=1&c=2

Times are Nagpur time.

Jamun
Nagpur
`);
});

test('a mail to nobody by name begins with its heading, and leaves out what it has not', () => {
  expect(plainText({ ...content, greeting: null, paragraphs: [], action: null, closing: [] })).toBe(`You are booked

Your appointment is booked.

When: Thursday 26 November
Phone: +91 00000 00000

Jamun
Nagpur
`);
});
