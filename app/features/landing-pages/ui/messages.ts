import { defineMessages } from '#app/lib/messages.ts';

export const quickLinksMessages = defineMessages({
  home: 'Home',
  title: 'Quick links',
  description: (pages: number, treatments: number, city: string) =>
    `All ${treatments} treatments of the clinic from A to Z and by department, and ${pages} pages for people of ${city} and the cities round it.`,
  subtitle: (pages: number, treatments: number) =>
    `All ${treatments} treatments from A to Z, and ${pages} pages by the city you come from.`,
  filter: 'Find a page',
  filterHint: 'A treatment, a city, or both',
  finder: 'Search the treatments',
  found: (count: number) => (count === 1 ? '1 page fits.' : `${count} pages fit.`),
  nothing: 'No page has these words. The search understands more of them.',
  letters: 'Letters',
  byCity: 'By city',
  byCityLede: (city: string) =>
    `The clinic is in ${city}. Each page says how far it is, and what can be settled before the journey.`,
  cityPages: (city: string, count: number) => `${city}: ${count === 1 ? '1 page' : `${count} pages`}`,
  inCity: (city: string, isHome: boolean) => (isHome ? `in ${city}` : `for patients from ${city}`),
  aToZ: 'From A to Z',
  departments: 'By department',
  count: (count: number) => (count === 1 ? '1 treatment' : `${count} treatments`),
  bookTitle: 'Found it?',
  bookLede: 'Book a visit for it, or ask first.',
  chooseTime: 'Choose a time',
  call: (phone: string) => `Call ${phone}`,
});
