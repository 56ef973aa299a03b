import { describe, expect, it } from 'vitest';
import { type PublicFacts, sameFacts } from './public-facts.ts';

const day = [['10:30', '20:00']] as const;
const facts: PublicFacts = {
  origin: 'https://clinic.example',
  year: 2026,
  openingHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] },
  closures: [{ date: '2027-01-26', name: 'Republic Day' }],
  practitioners: [{ id: 'a', name: 'Dermatologist', qualification: null, registrationNumber: null }],
  posts: [],
};

describe('the facts that pages show', () => {
  it('are the same when the database gives the days in another order, so that no page is rendered for nothing', () => {
    const sorted = Object.entries(facts.openingHours).toSorted(([a], [b]) => a.localeCompare(b));
    const stored = { ...facts, openingHours: { ...facts.openingHours } };
    stored.openingHours = Object.assign({}, Object.fromEntries(sorted), stored.openingHours);
    expect(Object.keys(stored.openingHours)).not.toEqual(Object.keys(facts.openingHours));
    expect(sameFacts(facts, stored)).toBe(true);
  });

  it.each<Partial<PublicFacts>>([
    { origin: 'https://other.example' },
    { year: 2027 },
    { openingHours: { ...facts.openingHours, sun: day } },
    { closures: [] },
    { practitioners: [{ id: 'a', name: 'Dermatologist', qualification: 'MD', registrationNumber: null }] },
  ])('are others when %j', (change) => {
    expect(sameFacts(facts, { ...facts, ...change })).toBe(false);
  });

  it('are others when the closed days come in another order', () => {
    const later = { date: '2027-08-15', name: null };
    const both = [...facts.closures, later];
    expect(sameFacts({ ...facts, closures: both }, { ...facts, closures: both.toReversed() })).toBe(false);
  });
});
