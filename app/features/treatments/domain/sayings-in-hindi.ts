import { dayInWords } from '#app/lib/calendar-words.ts';
import { joinWith } from '#app/lib/join-words.ts';
import { unitOfPrice } from '#app/lib/rupees.ts';
import type { Sayings } from './sayings.ts';
import type { Unit } from './units.ts';

/** One of a unit, and more of it. */
const UNITS: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  minutes: ['मिनट', 'मिनट'],
  hours: ['घंटा', 'घंटे'],
  days: ['दिन', 'दिन'],
  weeks: ['हफ़्ता', 'हफ़्ते'],
  months: ['महीना', 'महीने'],
  years: ['साल', 'साल'],
  sessions: ['सेशन', 'सेशन'],
  checks: ['जाँच', 'जाँचें'],
  visits: ['बार', 'बार'],
  'video calls': ['वीडियो कॉल', 'वीडियो कॉल'],
  mm: ['मिमी', 'मिमी'],
};

/** What clinics charge for; any other word stays as the clinic wrote it. */
const PRICED: Readonly<Record<string, string>> = {
  session: 'सेशन',
  sitting: 'सेशन',
  visit: 'मुलाकात',
  graft: 'ग्राफ़्ट',
  area: 'हिस्से',
  nail: 'नाखून',
  toe: 'अँगूठे',
};

const unitOf = (unit: Unit, count: number): string => UNITS[unit][count === 1 ? 0 : 1];

/** What pages say in Hindi. */
export const HINDI: Sayings = {
  range: (from, to, { unit, count }) => `${from} से ${to} ${unitOf(unit, count)}`,
  one: (number, { unit, count, isAbout }) => `${isAbout ? 'करीब ' : ''}${number} ${unitOf(unit, count)}`,
  each: (numbers, unit) => `${joinWith('और', numbers)} ${unitOf(unit, 2)}`,
  sameDay: 'उसी दिन',
  first: (count, unit) => (count === 1 ? `पहला ${unitOf(unit, 1)}` : `पहले ${count} ${unitOf(unit, count)}`),
  day: (iso) => dayInWords('hi', iso),
  price: (from, to, per) => {
    const unit = unitOfPrice(per);
    return `${to === undefined ? from : `${from} से ${to}`}, हर ${PRICED[unit] ?? unit} के लिए`;
  },
  source: (number) => `स्रोत ${number}`,
  titleIn: (title, city) => `${title}, ${city}`,
  treatmentsIn: (department, city) => `${department}: इलाज, ${city}`,
  stop: '।',
  goesOn: [
    'इससे क्या हो सकता है और क्या नहीं, क्या गड़बड़ हो सकती है, कितनी बार आना पड़ता है, और दूसरे रास्ते।',
    'क्या हो सकता है, क्या गड़बड़ हो सकती है और कितनी बार आना पड़ता है।',
  ],
};
