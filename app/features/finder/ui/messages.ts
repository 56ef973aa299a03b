import { defineMessages } from '#app/lib/messages.ts';

/** “pits”: a few days off at most */
const asked = (start: string, about: string, limits: string) =>
  `${start}${about && ` for ${about}`}${limits && `: ${limits}`}`;

const treatments = (count: number) => (count === 1 ? '1 treatment' : `${count} treatments`);

const counted = ({ answers, treatments: found, posts }: { answers: number; treatments: number; posts: number }) =>
  [
    answers > 0 && (answers === 1 ? '1 answer' : `${answers} answers`),
    found > 0 && treatments(found),
    posts > 0 && (posts === 1 ? '1 post' : `${posts} posts`),
  ]
    .filter(Boolean)
    .join(', ');

export const finderMessages = defineMessages({
  home: 'Home',
  title: 'Find a treatment',
  serious: 'Worried? Is it serious?',
  subtitle: 'Say what bothers you, in your own words.',
  description:
    'Find the treatment for what bothers you: by your own words, by concern, by place on the body, by days off or by department.',
  titleFor: (about: string, limits: string) => asked('Treatments', about, limits),

  q: 'What bothers you?',
  qHint: 'English, Hindi or Marathi. Typing errors are forgiven.',
  concern: 'Concern',
  anyConcern: 'Any concern',
  area: 'Place on the body',
  anyArea: 'Anywhere',
  downtime: 'Days off you can spare',
  anyDowntime: 'Does not matter',
  spareTimes: {
    none: 'None',
    days: 'A few days',
    week: 'A week',
    fortnight: 'Two weeks',
  },
  sessions: 'Sessions',
  anySessions: 'Any number',
  courses: {
    once: 'One, perhaps two',
    several: 'A course of several',
    ongoing: 'Care at home, with checks',
  },
  category: 'Department',
  anyCategory: 'All departments',
  narrow: (set: number) => (set === 0 ? 'More choices' : `More choices, ${set} set`),
  search: 'Find treatments',
  reset: 'Start again',

  /** What was asked, as words of a heading. */
  asked: {
    quoted: (text: string) => `“${text}”`,
    downtime: {
      none: 'no days off',
      days: 'a few days off at most',
      week: 'a week off at most',
      fortnight: 'two weeks off at most',
    },
    sessions: { once: 'one or two sessions', several: 'a course', ongoing: 'care at home' },
  },
  joined: (parts: readonly string[]) => parts.join(', '),
  found: (found: { answers: number; treatments: number; posts: number }, about: string, limits: string) =>
    asked(counted(found), about, limits),
  meant: (words: string) => `Did you mean “${words}”?`,
  meantText: (found: { answers: number; treatments: number; posts: number }) =>
    `Nothing was found as it is spelt. This is what we found for the other spelling: ${counted(found)}.`,
  answers: 'Answers:',
  post: (minutes: number) =>
    minutes === 1 ? 'From the blog, 1 minute to read' : `From the blog, ${minutes} minutes to read`,
  notOffered: 'Explained here, but not given at this clinic',

  /** Below an answer. */
  callTeleManas: 'Call Tele-MANAS, 14416',
  clinicNumber: 'The clinic’s number is',
  bookConsultation: 'Book a consultation',
  notReviewed: 'This is general advice and no diagnosis. A doctor of the clinic has not signed it yet.',
  sources: 'Sources:',
  closed: 'Closed',
  closedFor: (name: string | null) => (name === null ? 'Closed' : `Closed, ${name}`),
  sundayClosed: 'We are closed on Sundays.',
  sundayOpen: (times: string) => `We are open on Sundays, ${times}.`,
  wayHere: 'Map and the way here',
  noFee: 'No fee has been entered here yet. Please ask the front desk.',
  minutes: (minutes: number) => `${minutes} minutes`,
  registration: (number: string) => `registration ${number}`,
  openChat: 'Open the chat on WhatsApp',
  findAppointment: 'Find your appointment',
  hairForm: 'Form for hair',
  skinForm: 'Form for skin',
  pages: {
    serious: 'Worried? Is it serious?',
    privacy: 'Read the Privacy Policy',
    terms: 'Read the Terms & Conditions',
    blog: 'Read the blog',
  },
  missed: 'No answer came',
  missedText:
    'The connection may have stopped. What you see answers what was asked before; “Find treatments” asks again.',
  nearest: (about: string) => `Nothing has all of ${about}`,
  nearestText: 'These come nearest. If none is it, one word in place of several often finds more.',
  because: 'Matches',
  downtimeShort: 'Downtime',
  sessionsShort: 'Sessions',
  price: 'Price',

  unsure: 'These leave it open',
  unsureText:
    'They fit the rest, but give no number of days or sessions where you asked for one. Read the line, and ask us.',

  startFromConcern: 'Start from a concern',
  startFromArea: 'Start from a place',
  startFromTime: 'Start from the days you can spare',
  count: treatments,

  nothing: (about: string, limits: string) => asked('Nothing found', about, limits),
  nothingText:
    'Not everything has a page, and the word may be one that we do not know. That says nothing about whether we can help.',
  nothingTry: ['Try one word in place of several', 'Set the other choices back to “any”'],
  wider: 'Search wider',
  without: {
    q: 'Without your own words',
    concern: 'Any concern',
    area: 'Anywhere on the body',
    downtime: 'However many days off',
    sessions: 'Any number of sessions',
    category: 'All departments',
  },
  departments: 'Or look through a department',

  bookTitle: 'You need not know its name',
  bookLede: 'Book the consultation that sounds nearest. Finding the name is our part.',
  chooseTime: 'Choose a time',
  call: (phone: string) => `Call ${phone}`,
});
