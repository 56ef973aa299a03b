import { defineMessages } from '#app/lib/messages.ts';

export const blogMessages = defineMessages({
  home: 'Home',
  blog: 'Blogs',
  departments: 'By department',
  finder: 'Find a treatment',
  bookTitle: 'Rather ask a doctor?',
  bookLede: 'A visit is for looking at your skin or hair, and for every question you bring.',
  chooseTime: 'Choose a time',

  listTitle: 'Every post',
  tagTitle: (tag: string) => `Posts about ${tag.toLowerCase()}`,
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  search: 'Search the posts',
  searchHint: 'For example: sunscreen',
  find: 'Search',
  tags: 'What they are about',
  all: 'All',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  feeds: 'Follow by RSS',

  searchTitle: 'Search the posts',
  results: (total: number, words: string) =>
    total === 1 ? `1 post about “${words}”` : `${total} posts about “${words}”`,
  nothing: (words: string) => `No post about “${words}”`,
  nothingText: 'Try one word, or another spelling. The treatment finder looks through all treatments.',
  emptySearch: 'Write a word to look for.',
  backToList: 'All posts',

  by: (author: string) => `By ${author}`,
  reviewed: (reviewer: string, day: string) => `Reviewed by ${reviewer}, ${day}`,
  updated: 'Changed',
  sources: 'Sources',
  related: 'Treatments',
  share: 'Send by WhatsApp',
  newer: 'Newer post',
  older: 'Older post',
  more: 'More to read',
  callouts: { note: 'Good to know', warning: 'Take care', urgent: 'This cannot wait' },
  table: 'Table',
  treatmentCard: 'Treatment',
});
