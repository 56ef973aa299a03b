import { defineMessages } from '#app/lib/messages.ts';

/** By field and reason; `other` stands for every reason that has no sentence of its own. */
const errors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  topic: { other: 'Choose what your message is about' },
  fullName: {
    required: 'Enter your name',
    'not-a-name': 'Enter a name with letters',
    'too-long': 'Enter a name of at most 100 characters',
    other: 'Enter the name without signs such as < > @ or web addresses',
  },
  mobileNumber: {
    required: 'Enter a mobile number, like 98765 43210',
    other: 'Enter a phone number with 10 digits, like 98765 43210',
  },
  email: { other: 'Enter an e-mail address, like name@example.com, or leave it empty' },
  message: {
    required: 'Write your message',
    'too-long': 'Shorten the message to at most 2,000 characters',
    other: 'Remove signs from the message that are not letters, numbers or punctuation',
  },
  consent: { other: 'Tick that we may keep these details to answer you' },
};

export const enquiryMessages = defineMessages({
  title: 'Write to us',
  lede: 'The front desk reads messages in opening hours.',
  emergencyTitle: 'Not for emergencies',
  emergency: 'With trouble breathing, a swollen face, chest pain or sudden loss of sight, call 112.',
  worried: (phone: string) => `If something worries you after a treatment, phone us: ${phone}.`,
  topic: 'What is it about?',
  topicPrompt: 'Choose a topic',
  fullName: 'Full name',
  mobileNumber: 'Mobile number',
  mobileHint: 'So that we can call you back. +91 is assumed.',
  email: 'E-mail',
  emailHint: 'If you would rather have the answer in writing.',
  message: 'Your message',
  messageHint: 'At most 2,000 characters. Nobody can diagnose skin by message, so keep illnesses for the visit.',
  noticeTitle: 'What happens to what you write',
  kept: 'What is kept',
  keptText: 'Your topic, name, number, mail address and words, and that you agreed. Encrypted before it is stored.',
  why: 'Why',
  whyText: 'To answer you. Not for advertising, and no machine decides anything about you.',
  howLong: 'How long',
  howLongText: 'One year after we last dealt with it. Then the website erases it by itself.',
  who: 'Who sees it',
  whoText: 'The front desk, and the doctor if your question is for the doctor.',
  rights: 'Your say',
  rightsText:
    'Tell us by phone or e-mail, with your reference, to see it, correct it or have it erased, or if you no longer agree.',
  rightsLink: 'All your rights, and where to complain',
  consentLegend: 'Consent',
  consent: 'Keep these details to answer my message',
  consentHint: 'For somebody under 18, a parent or guardian writes.',
  send: 'Send message',
  hidden: 'Leave this empty',
  errorTitle: (title: string) => `Error: ${title}`,
  tooMany: (minutes: number) =>
    `Too many messages from this phone or connection. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`,
  checkTitle: 'Check your message',
  checkLede:
    'Nothing is sent yet. Read it once more, then press “Send message” again. A person does that and a program does not, so this keeps advertising out.',
  otherWays: 'Other ways to reach us',
  sentTitle: 'We have your message',
  sentLede: 'You need not do anything more.',
  reference: 'Reference',
  referenceNote: 'Say it when you call about this message. If you gave an e-mail address, it comes there too.',
  nextLabel: 'Next',
  next: 'The front desk reads it in opening hours and calls you, or writes if you gave an e-mail address.',
  waitLabel: 'If it cannot wait',
  book: 'Book an appointment',
  toHome: 'To the home page',
  errors,
});

export type EnquiryTexts = (typeof enquiryMessages)['en'];
