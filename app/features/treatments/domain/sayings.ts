import { joinWords } from '#app/lib/join-words.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { unitOfPrice } from '#app/lib/rupees.ts';
import type { Unit } from './units.ts';

/** What the page of a treatment says itself beside the words of the file, in one language. */
export interface Sayings {
  /** "4 to 8 hours"; `count` is the last number. */
  readonly range: (from: string, to: string, of: { readonly unit: Unit; readonly count: number }) => string;
  /** "1 session", or "About 12 months". */
  readonly one: (
    number: string,
    of: { readonly unit: Unit; readonly count: number; readonly isAbout: boolean },
  ) => string;
  /** "1.5, 3.0 and 4.5 mm": each of a few depths. */
  readonly each: (numbers: readonly string[], unit: Unit) => string;
  readonly sameDay: string;
  /** "The first 4 hours". */
  readonly first: (count: number, unit: Unit) => string;
  /** "20 Nov 2026". */
  readonly day: (iso: string) => string;
  /** What an amount, or one and another, pay for. */
  readonly price: (from: string, to: string | undefined, per: string) => string;
  /** The name of the link from a text to one of its sources. */
  readonly source: (number: number) => string;
  /** A treatment's name with the city, as the title of its page. */
  readonly titleIn: (title: string, city: string) => string;
  /** A department's name with the city, as the title of its page. */
  readonly treatmentsIn: (department: string, city: string) => string;
  /** Ends a sentence. */
  readonly stop: '.' | '।';
  /** What every page of a treatment goes on to say, as much of it as fits into a result of a search. */
  readonly goesOn: readonly string[];
}

const singular: Record<Unit, string> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  sessions: 'session',
  checks: 'check',
  visits: 'visit',
  'video calls': 'video call',
  mm: 'mm',
};

const counted = (count: number, unit: Unit): string => (count === 1 ? singular[unit] : unit);

/** What pages say in English. */
export const ENGLISH: Sayings = {
  range: (from, to, { unit, count }) => `${from} to ${to} ${counted(count, unit)}`,
  one: (number, { unit, count, isAbout }) => `${isAbout ? 'About ' : ''}${number} ${counted(count, unit)}`,
  each: (numbers, unit) => `${joinWords(numbers)} ${unit}`,
  sameDay: 'The same day',
  first: (count, unit) => (count === 1 ? `The first ${singular[unit]}` : `The first ${count} ${unit}`),
  day: (iso) => formatDate(iso).replace(/^\w+ /, ''),
  price: (from, to, per) => `${to === undefined ? from : `${from} to ${to}`} per ${unitOfPrice(per)}`,
  source: (number) => `Source ${number}`,
  titleIn: (title, city) => `${title} in ${city}`,
  treatmentsIn: (department, city) => `${department} treatments in ${city}`,
  stop: '.',
  goesOn: [
    'What it can and cannot do, its risks, how many visits it takes, and what else there is.',
    'What it can do, its risks, and how many visits.',
  ],
};
