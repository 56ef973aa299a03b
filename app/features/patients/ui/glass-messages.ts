import { defineMessages } from '#app/lib/messages.ts';
import type { GlassReason } from '../domain/glass.ts';

/** Why something was opened without a visit, in the words of the list. */
const reasons: Readonly<Record<GlassReason, string>> = {
  'urgent-form': 'An urgent form: I am going to call the patient',
  emergency: 'An emergency',
  covering: 'I am covering for a colleague',
  'is-here': 'The patient is here, and nobody has noted the arrival',
  copy: 'The patient asked for a copy of their record',
  other: 'Another reason',
};

export const glassMessages = defineMessages({
  errorTitle: (title: string) => `Error: ${title}`,
  title: (name: string) => `Open with a reason: ${name}`,
  nobodys: 'a form that is nobody’s yet',
  lede: (isForm: boolean, hours: number) =>
    `${isForm ? 'This form' : 'The medical part of this record'} opens to you for ${hours} hours. Your name and the reason go into the audit log, to the owner’s first screen, and to the patient when they ask who has seen their data.`,
  reason: 'Why',
  reasons,
  words: 'In your words',
  wordsHint: 'At least 10 characters. It stays in the audit log, so write no name and nothing medical.',
  open: (hours: number) => `Open for ${hours} hours`,
  back: 'Back',
  faults: {
    'no-reason': 'Choose why you open it',
    'too-short': 'Say why in at least 10 characters',
    'too-long': 'Say why in at most 300 characters',
  },
});
