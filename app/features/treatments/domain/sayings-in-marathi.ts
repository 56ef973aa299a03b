import { dayInWords } from '#app/lib/calendar-words.ts';
import { joinWith } from '#app/lib/join-words.ts';
import { unitOfPrice } from '#app/lib/rupees.ts';
import type { Sayings } from './sayings.ts';
import type { Unit } from './units.ts';

/** One of a unit, more of it, and how "first" ends before one and before more. */
const UNITS: Readonly<Record<Unit, readonly [one: string, more: string, first: string, firsts: string]>> = {
  minutes: ['मिनिट', 'मिनिटे', 'पहिले', 'पहिली'],
  hours: ['तास', 'तास', 'पहिला', 'पहिले'],
  days: ['दिवस', 'दिवस', 'पहिला', 'पहिले'],
  weeks: ['आठवडा', 'आठवडे', 'पहिला', 'पहिले'],
  months: ['महिना', 'महिने', 'पहिला', 'पहिले'],
  years: ['वर्ष', 'वर्षे', 'पहिले', 'पहिली'],
  sessions: ['सेशन', 'सेशन', 'पहिले', 'पहिली'],
  checks: ['तपासणी', 'तपासण्या', 'पहिली', 'पहिल्या'],
  visits: ['वेळ', 'वेळा', 'पहिली', 'पहिल्या'],
  'video calls': ['व्हिडिओ कॉल', 'व्हिडिओ कॉल', 'पहिला', 'पहिले'],
  mm: ['मिमी', 'मिमी', 'पहिला', 'पहिले'],
};

/** What clinics charge for; any other word stays as the clinic wrote it. */
const PRICED: Readonly<Record<string, string>> = {
  session: 'सेशनसाठी',
  sitting: 'सेशनसाठी',
  visit: 'भेटीसाठी',
  graft: 'ग्राफ्टसाठी',
  area: 'भागासाठी',
  nail: 'नखासाठी',
  toe: 'अंगठ्यासाठी',
};

const unitOf = (unit: Unit, count: number): string => UNITS[unit][count === 1 ? 0 : 1];

/** What pages say in Marathi. */
export const MARATHI: Sayings = {
  range: (from, to, { unit, count }) => `${from} ते ${to} ${unitOf(unit, count)}`,
  one: (number, { unit, count, isAbout }) => `${isAbout ? 'साधारण ' : ''}${number} ${unitOf(unit, count)}`,
  each: (numbers, unit) => `${joinWith('आणि', numbers)} ${unitOf(unit, 2)}`,
  sameDay: 'त्याच दिवशी',
  first: (count, unit) =>
    count === 1 ? `${UNITS[unit][2]} ${unitOf(unit, 1)}` : `${UNITS[unit][3]} ${count} ${unitOf(unit, count)}`,
  day: (iso) => dayInWords('mr', iso),
  price: (from, to, per) => {
    const unit = unitOfPrice(per);
    return `${to === undefined ? from : `${from} ते ${to}`}, प्रत्येक ${PRICED[unit] ?? `${unit} साठी`}`;
  },
  source: (number) => `स्रोत ${number}`,
  titleIn: (title, city) => `${title}, ${city}`,
  treatmentsIn: (department, city) => `${department}: उपचार, ${city}`,
  stop: '.',
  goesOn: [
    'यामुळे काय होऊ शकते आणि काय नाही, काय बिघडू शकते, किती वेळा यावे लागते, आणि दुसरे मार्ग.',
    'काय होऊ शकते, काय बिघडू शकते आणि किती वेळा यावे लागते.',
  ],
};
