import { defineMessages } from '#app/lib/messages.ts';
import type { PriceFault } from '../domain/treatment-offer.ts';
import type { PriceFilter, RowRefusal } from './treatment-prices-view.ts';

const treatments = (count: number): string => (count === 1 ? 'One treatment' : `${count} treatments`);

export const pricesMessages = defineMessages({
  title: 'Treatments and prices',
  toPages: 'All pages',
  sums: (all: number, offered: number, priced: number) =>
    `${all} treatments, ${offered} offered, ${priced} with a price`,
  intro:
    'Which treatments you offer, and what they cost. For one price fill in “From” alone: 1500, 1,500 or ₹ 1,500. Readers see the day on which it was checked: today, unless you write another.',
  keys: 'Enter goes to the row below.',
  filter: 'Which treatments',
  filters: {
    all: 'All',
    'not-offered': 'Not offered',
    'no-price': 'Offered, without a price',
    'to-check': 'Price to check',
  } satisfies Record<PriceFilter, string>,
  none: {
    all: 'No treatment has these words in its name',
    'not-offered': 'You offer every treatment',
    'no-price': 'Every treatment you offer has a price',
    'to-check': 'No price is older than six months',
  } satisfies Record<PriceFilter, string>,
  noneFound: 'No treatment here has these words in its name',
  search: 'Find a treatment',
  departments: 'Departments',
  columns: {
    name: 'Treatment',
    offered: 'We offer it',
    from: 'From, ₹',
    to: 'To, ₹',
    per: 'For what',
    on: 'Checked on',
  },
  of: (name: string) => ` ${name}`,
  per: 'per',
  toCheck: 'Price to check',
  drafted: 'Other changes of its text stay unpublished.',
  publish: 'Save and publish',
  unchanged: 'Nothing changed yet.',
  changed: (count: number) => `${treatments(count)} changed, not published yet.`,
  published: (count: number) => `${treatments(count)} published. Readers see ${count === 1 ? 'it' : 'them'} now.`,
  nothing: 'Nothing was changed, so nothing was published.',
  refused: (published: number, refused: number) =>
    `${published === 0 ? 'Nothing was' : `${treatments(published)} ${published === 1 ? 'was' : 'were'}`} published; ${
      refused === 1 ? 'one is' : `${refused} are`
    } not, and what you typed stays:`,
  ofRow: (name: string, fault: string) => `${name}: ${fault}`,
  faults: {
    'no-amount': 'Enter the price as well.',
    'no-first-amount': 'Enter the lower amount under “From”. For one price fill in “From” alone.',
    'not-an-amount': 'Write one amount in whole rupees, such as 1500 or 1,500.',
    'too-much': 'This is more than a crore. Is there a digit too many?',
    backwards: 'Enter the higher amount under “To”, or leave it empty.',
    'too-long': 'Say in at most 40 letters what the price is for.',
    'not-a-day': 'Write the day such as 27/11/2026.',
    'to-come': 'Enter a day that is not in the future: the one on which somebody checked the price.',
  } satisfies Record<PriceFault, string>,
  refusals: {
    'offer-changed': ({ isOffered, price }: Extract<RowRefusal, { reason: 'offer-changed' }>) =>
      `Somebody changed it while you were writing. Readers now see: ${isOffered ? 'offered' : 'not offered'}, ${price ?? 'no price'}. Publish again to put yours in its place.`,
    'has-problems': (fixes: readonly string[]) => `It cannot be published like this: ${fixes.join('; ')}.`,
    gone: 'This treatment is not on the site any more.',
  },
});
