import { describe, expect, it } from 'vitest';
import { type RenderInputs, sameInputs } from './render-inputs.ts';

const day = [['10:30', '20:00']] as const;
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };
const dermatologist = {
  id: 'a',
  name: 'Dermatologist',
  kind: 'doctor' as const,
  qualification: null,
  registrationNumber: null,
  week,
  visits: [],
};
const inputs: RenderInputs = {
  origin: 'https://clinic.example',
  year: 2026,
  openingHours: week,
  closures: [{ date: '2027-01-26', name: 'Republic Day' }],
  practitioners: [dermatologist],
  pictures: { version: '', library: {}, people: {} },
  edition: 0,
  isDemonstration: false,
  posts: [],
};

describe('the facts that pages show', () => {
  it('are the same when the database gives the days in another order, so that no page is rendered for nothing', () => {
    const sorted = Object.entries(inputs.openingHours).toSorted(([a], [b]) => a.localeCompare(b));
    const stored = { ...inputs, openingHours: { ...inputs.openingHours } };
    stored.openingHours = Object.assign({}, Object.fromEntries(sorted), stored.openingHours);
    expect(Object.keys(stored.openingHours)).not.toEqual(Object.keys(inputs.openingHours));
    expect(sameInputs(inputs, stored)).toBe(true);
  });

  it.each<Partial<RenderInputs>>([
    { origin: 'https://other.example' },
    { year: 2027 },
    { openingHours: { ...inputs.openingHours, sun: day } },
    { closures: [] },
    {
      practitioners: [{ ...dermatologist, qualification: 'MD' }],
    },
    {
      pictures: { version: '1 later', library: {}, people: {} },
    },
  ])('are others when %j', (change) => {
    expect(sameInputs(inputs, { ...inputs, ...change })).toBe(false);
  });

  it('are others when the closed days come in another order', () => {
    const later = { date: '2027-08-15', name: null };
    const both = [...inputs.closures, later];
    expect(sameInputs({ ...inputs, closures: both }, { ...inputs, closures: both.toReversed() })).toBe(false);
  });
});
