import { defineMessages } from '#app/lib/messages.ts';

export const finderMessages = defineMessages({
  home: 'Home',
  title: 'Find a treatment',
  subtitle: 'Say what bothers you, in your own words.',
  description:
    'Find the treatment for what bothers you: by your own words, by concern, by place on the body or by department.',
  titleFor: (words: string) => `Treatments for ${words}`,

  q: 'What bothers you?',
  qHint: 'English, Hindi or Marathi. Typing errors are forgiven.',
  concern: 'Concern',
  anyConcern: 'Any concern',
  area: 'Place on the body',
  anyArea: 'Anywhere',
  category: 'Department',
  anyCategory: 'All departments',
  narrow: 'More choices',
  search: 'Find treatments',
  reset: 'Start again',

  found: (count: number, words: string) =>
    `${count === 1 ? '1 treatment' : `${count} treatments`}${words && ` for ${words}`}`,
  quoted: (text: string) => `“${text}”`,
  joined: (parts: readonly string[]) => parts.join(', '),

  startFromConcern: 'Start from a concern',
  startFromArea: 'Start from a place',
  count: (count: number) => (count === 1 ? '1 treatment' : `${count} treatments`),

  nothing: (words: string) => `Nothing found for ${words}`,
  nothingText:
    'Not everything has a page, and the word may be one that we do not know. That says nothing about whether we can help.',
  nothingTry: [
    'Try one word in place of several',
    'Set the other choices back to “any”',
    'Or look through a department:',
  ],

  bookTitle: 'You need not know its name',
  bookLede: 'Book the consultation that sounds nearest. Finding the name is our part.',
  chooseTime: 'Choose a time',
  call: (phone: string) => `Call ${phone}`,
});
