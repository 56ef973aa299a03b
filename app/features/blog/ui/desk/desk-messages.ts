import { defineMessages } from '#app/lib/messages.ts';
import type { PublishProblem } from '../../domain/post-content.ts';
import type { PostFormField } from '../../domain/post-form.ts';
import type { PostState } from '../../domain/post-state.ts';

/** Why what was asked for was not done. */
export type PostRefusal =
  | 'invalid'
  | 'not-found'
  | 'not-allowed'
  | 'changed-meanwhile'
  | 'wrong-state'
  | 'incomplete'
  | 'in-the-past'
  | 'bad-time'
  | 'bad-slug'
  | 'slug-taken'
  | 'needs-release'
  | 'nothing-to-release'
  | 'no-such-revision'
  | 'unknown-intent';

/** Words for the tags there are; one that is not here is shown as it is. */
const tagNames: Readonly<Record<string, string>> = {
  hair: 'Hair',
  skin: 'Skin',
  pigmentation: 'Pigmentation',
  sun: 'Sun',
  procedures: 'Procedures',
  medicines: 'Medicines',
  prepare: 'Before and after',
};

/** What is said after something was done, by the word in the address. */
const said: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  published: 'Published. It is on the site within two seconds.',
  scheduled: 'Scheduled.',
  unscheduled: 'It does not appear by itself any more.',
  archived: 'Taken off the site.',
  moved: 'The address is changed.',
  restored: 'Restored. What it replaced is among the versions.',
  'release-asked': 'Sent. The doctors see it under Blog.',
  released: 'Released. It can be published now.',
  returned: 'Returned with your note.',
  begun: 'A new draft. It saves itself while you write.',
};

export const deskPostMessages = defineMessages({
  title: 'Posts',
  newPost: 'New post',
  pictures: 'Pictures',
  untitled: 'Without a title',
  search: 'Find by title, address or author',
  find: 'Find',
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', archived: 'Taken off' } satisfies Record<
    PostState,
    string
  >,
  all: 'All',
  filter: 'Which posts',
  columns: { title: 'Title', state: 'State', author: 'Author', changed: 'Last change' },
  clinicWrote: 'The clinic',
  ahead: 'changed since',
  appears: (when: string) => `appears ${when}`,
  missed: (when: string) => `should have appeared ${when}`,
  missedTitle: 'A scheduled post did not appear',
  missedText: 'Open it, look what is missing, and publish it.',
  changedBy: (when: string, who: string | null) => (who === null ? when : `${when}, ${who}`),
  none: 'No post here yet',
  noneText: 'A post saves itself while it is written, and nobody but the desk sees it before it is published.',
  noneFound: 'No post is called that.',
  newTitle: 'New post',
  newHint: 'It can be changed later. The address is made from it.',
  begin: 'Begin writing',
  back: 'All posts',
  postTitle: 'Title',
  titleHint: 'At most 90 characters.',
  text: 'Text',
  markdownHint:
    'Markdown: ## for a heading, - for a list, **bold**, [words](address), [2] for source 2. The editor itself needs JavaScript.',
  loading: 'The editor is being loaded…',
  save: 'Save',
  publish: 'Publish',
  publishAgain: 'Publish the changes',
  schedule: 'Schedule',
  scheduleDay: 'Day',
  scheduleTime: 'Time',
  scheduleHint: (city: string) => `The time in ${city}.`,
  unschedule: 'Do not publish by itself',
  archive: 'Take off the site…',
  archiveText: 'Readers will not find it any more, and its address says so. It stays here and can be published again.',
  archiveNow: 'Yes, take it off the site',
  versions: 'Versions',
  preview: 'Preview',
  previewLink: 'Secret link',
  previewOpen: 'Open the preview in a new tab',
  previewMake: 'Make a link',
  previewText: 'Shows this draft to whoever has the link, for a week. Search engines are told to stay away.',
  previewMade: (until: string) => `Works until ${until}. It is shown only now; make another one when it is lost.`,
  showPost: 'See it on the site',
  state: 'State',
  stateText: {
    draft: 'Nobody but the desk sees it.',
    scheduled: (when: string) => `Appears by itself on ${when}.`,
    missed: (when: string) => `Should have appeared on ${when} and did not. See what is missing, then publish it.`,
    published: (when: string) => `On the site since ${when}.`,
    publishedAhead: 'What was written since is not on the site yet.',
    archived: 'It was on the site and is not any more. Its address is not found.',
  },
  address: 'Address',
  addressHint: 'Small letters, digits and single dashes. The old address leads to the new one.',
  changeAddress: 'Change the address',
  searchResult: 'In search results',
  description: 'Description',
  descriptionHint: '60 to 160 characters: what a search result shows below the title.',
  seoTitle: 'Title for search results',
  seoTitleHint: 'Only where it should be another one.',
  seoPreview: 'How it may look',
  length: (count: number, most: number) => `${count} of ${most} characters`,
  noDescription: 'Without a description, a search engine picks a sentence itself.',
  people: 'People',
  author: 'Author',
  authorHint: 'Empty: the clinic.',
  reviewer: 'Medically reviewed by',
  reviewedOn: 'Reviewed on',
  checkedOn: 'Sources checked on',
  tags: 'Tags',
  tagNames,
  release: {
    title: 'Release of promises',
    waitingTitle: (count: number) =>
      count === 1 ? 'A post waits for a doctor’s release' : `${count} posts wait for a doctor’s release`,
    waitingRow: (who: string | null, when: string) => (who === null ? `since ${when}` : `from ${who}, since ${when}`),
    askedBy: (who: string | null, when: string) => (who === null ? `asked ${when}` : `asked by ${who}, ${when}`),
    promises: 'Promises',
    promisesText:
      'The advertising rules for doctors forbid most of these. Release them only if each is true for every reader, and return the post otherwise.',
    answer: 'Your answer',
    note: 'What is to be changed',
    noteHint: 'Needed to return it.',
    give: 'Release these promises',
    giveBack: 'Return it with the note',
    refusals: {
      'not-allowed': 'Only a doctor can release it.',
      'changed-meanwhile': 'The post was changed or answered meanwhile. Please open it again.',
      'no-note': 'Say what is to be changed',
    },
    needed: (count: number) =>
      count === 1
        ? 'It makes a promise that no clinic may make (see Checks). Change it, or ask a doctor to release it.'
        : `It makes ${count} promises that no clinic may make (see Checks). Change them, or ask a doctor to release them.`,
    byYou: 'You are a doctor: publishing it releases its promises, in your name.',
    ask: 'Send to a doctor for release',
    states: {
      asked: (when: string) => `Sent to the doctors on ${when}. It can be published once one of them has released it.`,
      released: (when: string, who: string | null) => `${who ?? 'A doctor'} released its promises on ${when}.`,
      returned: (when: string, who: string | null) => `${who ?? 'A doctor'} returned it on ${when}:`,
    },
  },
  cover: 'Cover',
  coverLabel: 'Picture or plate',
  coverNone: 'None yet',
  coverPlates: 'Plate',
  coverPicture: 'Picture',
  coverAlt: 'What the cover shows',
  coverAltHint: 'For a picture, for people who cannot see it. A plate has its own words.',
  treatments: 'Leads to treatments',
  treatment: (number: number) => `Treatment ${number}`,
  noTreatment: 'None',
  sources: 'Sources',
  sourcesHint: 'In the text, [1] is the first. An empty row is left out; to add more rows, save.',
  source: (number: number) => `Source ${number}`,
  sourceFields: { title: 'Title', publisher: 'Publisher', year: 'Year', address: 'Address', readOn: 'Read on' },
  yearHint: 'Empty: undated.',
  checks: 'Checks',
  words: (count: number) => `${count} words`,
  minutes: (count: number) => `about ${count} min to read`,
  ease: (score: number) => `Reading ease ${score}`,
  easeLevels: {
    easy: 'Easy to read.',
    plain: 'Plain enough for most people.',
    hard: 'Hard to read. Shorter sentences and shorter words help.',
  },
  easeHint: (words: number) =>
    `Flesch’s formula, estimated from the spelling; about ${words} words a sentence. A hint, not a mark: the names of treatments make every text look harder.`,
  easeNone: 'Too short to say how easy it reads.',
  claims: 'Promises',
  noClaims: 'The claim check finds nothing.',
  claim: (words: string, fix: string) => `“${words}” ${fix}.`,
  saved: (when: string) => `Saved ${when}`,
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  offline: 'Not saved: no connection. Trying again.',
  refused: 'Not saved: the server did not take it. Your words stay here. Trying again.',
  signedOut: 'Not saved: you are signed out. Your words stay here and are saved once you have signed in again.',
  leaveUnsaved: 'What you wrote last is not saved. Leave the page and lose it?',
  notSaved: (fields: string) => `Not saved. Please look at: ${fields}.`,
  conflictTitle: 'Somebody else changed this post',
  conflictText: (who: string | null, when: string) =>
    `${who ?? 'Another window'} saved it at ${when}. What you wrote is not lost: it is kept among the versions, and stands here still.`,
  compare: 'See their version',
  takeTheirs: 'Go on with theirs',
  keepMine: 'Put mine over theirs',
  refusals: {
    invalid: 'Some fields cannot be kept as they are.',
    'not-found': 'This post is gone.',
    'not-allowed': 'You may write your own posts only.',
    'changed-meanwhile':
      'Somebody else changed this post meanwhile. What you sent is kept among the versions as “set aside”; here is the post as it is now.',
    'wrong-state': 'The post is in another state by now.',
    incomplete: 'It cannot be published yet.',
    'in-the-past': 'That time has passed. Choose a later one, or publish now.',
    'bad-time': 'Give a day and a time, such as 23 November 2026 and 10:30.',
    'bad-slug': 'An address has small letters, digits and single dashes, at most 80.',
    'slug-taken': 'Another post has this address, or had it.',
    'needs-release':
      'It makes a promise that no clinic may make. Change the sentence, or send it to a doctor, who can release it.',
    'nothing-to-release': 'It makes no such promise any more: it can be published.',
    'no-such-revision': 'This version is gone.',
    'unknown-intent': 'The form was not understood.',
  } satisfies Record<PostRefusal, string>,
  problems: {
    'no-title': 'It has no title.',
    'description-too-short': 'The description is shorter than 60 characters.',
    'description-too-long': 'The description is longer than 160 characters.',
    'no-cover': 'It has no cover.',
    'no-text': 'It has no text.',
    'cites-missing-source': 'The text names a source that is not in the list.',
    'reviewed-without-date': 'A reviewer and the day of the review belong together.',
    'no-tag': 'It has no tag.',
  } satisfies Record<PublishProblem, string>,
  fields: {
    title: 'the title',
    description: 'the description',
    seoTitle: 'the title for search results',
    authorName: 'the author',
    reviewerName: 'the reviewer',
    reviewedOn: 'the day of the review',
    checkedOn: 'the day the sources were checked',
    tags: 'the tags',
    cover: 'the cover',
    coverAlt: 'the words of the cover',
    treatments: 'the treatments',
    sources: 'the sources: each needs a title and a publisher, and an address the day it was read',
    document: 'the text: a picture without words, a link that is none, or more than a post can hold',
  } satisfies Record<PostFormField, string>,
  said,
  versionsTitle: (title: string) => `Versions of “${title}”`,
  kinds: {
    autosave: 'saved by itself',
    saved: 'saved',
    published: 'published',
    restored: 'restored',
    'set-aside': 'set aside: written over a newer version',
  },
  versionsHint: 'The newest first. Choose one to see what differs from the post as it is now.',
  version: (revision: number) => `Version ${revision}`,
  comparing: (revision: number, when: string) => `Version ${revision} of ${when}, against the post as it is now`,
  same: 'There is no difference.',
  restore: 'Restore this version',
  toPost: 'Back to the post',
  legend: 'Taken out since is struck through; added since is underlined.',
  removed: 'taken out',
  added: 'added',
  unchanged: (count: number) => (count === 1 ? '1 part without a change' : `${count} parts without a change`),
});
