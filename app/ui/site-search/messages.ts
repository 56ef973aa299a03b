import { defineMessages } from '#app/lib/messages.ts';

export const searchMessages = defineMessages({
  title: 'Find a treatment',
  label: 'What bothers you?',
  hint: 'Pimples, dandruff, ganjapan, til: any word, in English, Hindi or Marathi.',
  submit: 'Find',
  results: 'Treatments and posts',
  because: 'Matches',
  count: (count: number) => (count === 1 ? '1 result.' : `${count} results.`),
  nearest: 'No treatment has all of these words. These come nearest.',
  meant: (words: string) => `Did you mean “${words}”?`,
  post: 'From the blog',
  notOffered: 'Not given at this clinic',
  wholeAnswer: (count: number) =>
    count === 0 ? 'Read this answer on its own page' : 'This answer, and what was found, on its own page',
  shown: (shown: number, total: number) => (shown < total ? `The first ${shown} of ${total} results.` : ''),
  howToMove: 'Use the up and down keys to choose.',
  all: (count: number) =>
    count === 1 ? 'See what it takes in days off and sessions' : `All ${count}, with days off and sessions`,
  choose: 'Choose by concern, place on the body or days off',
  nothing: (words: string) => `Nothing found for “${words}”.`,
  nothingText: 'The word may be one that we do not know. That says nothing about whether we can help.',
  failed: 'The search has no answer just now. The connection may have stopped.',
  openPage: 'Search on its own page',
  call: (phone: string) => `Call ${phone}`,
  book: 'Book a consultation',
  serious: 'Worried? Is it serious?',
});
