import { defineMessages } from '#app/lib/messages.ts';

/** The words of the mails about an enquiry. Nothing of what was written is in them. */
export const enquiryMailTexts = defineMessages({
  greeting: (name: string) => `Dear ${name},`,
  reference: 'Reference',
  topic: 'About',
  sender: {
    subject: (reference: string) => `We have your message (${reference})`,
    heading: 'We have your message',
    opening:
      'Your message has reached the clinic. Somebody from the front desk reads it in opening hours and answers you.',
    closing: (phone: string): readonly string[] => [
      `If it cannot wait, call ${phone} and say the reference. In an emergency call 112.`,
      'Please send no photos and no reports by mail. Bring them to your visit.',
      'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
    ],
  },
  reply: {
    subject: (reference: string) => `Our answer to your message (${reference})`,
    heading: 'Our answer',
    opening: 'You wrote to the clinic. Here is what the front desk answers.',
    closing: (phone: string): readonly string[] => [
      `If you have another question, call ${phone} and say the reference. In an emergency call 112.`,
      'Please send no photos and no reports by mail. Bring them to your visit.',
    ],
  },
  clinic: {
    subject: (reference: string) => `New message: ${reference}`,
    heading: 'New message',
    opening: 'Somebody wrote to the clinic on the contact page.',
    closing: [
      'The message is kept encrypted and is in no mail. The front desk reads it under “Inbox” at the staff desk.',
    ],
  },
});
