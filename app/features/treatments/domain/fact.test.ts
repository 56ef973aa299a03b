import { describe, expect, it } from 'vitest';
import { factSchema, inDays, sayFact } from './fact.ts';

const basis = ['clinic'];
const fact = (written: Record<string, unknown>) => factSchema.parse({ basis, ...written });
const complaints = (written: Record<string, unknown>) =>
  factSchema.safeParse(written).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a fact in words', () => {
  it.each([
    [{ from: 4, to: 8, unit: 'hours' }, '4 to 8 hours'],
    [{ from: 12, to: 12, unit: 'months' }, 'About 12 months'],
    [{ from: 1, to: 1, unit: 'hours' }, 'About 1 hour'],
    [{ from: 1, to: 1, unit: 'sessions' }, '1 session'],
    [{ from: 2, to: 2, unit: 'video calls' }, '2 video calls'],
    [{ from: 0, to: 1, unit: 'days' }, '0 to 1 day'],
    [{ from: 0.7, to: 1.1, unit: 'mm' }, '0.7 to 1.1 mm'],
    [{ text: 'As deep as the hair root' }, 'As deep as the hair root'],
  ])('reads %o as it is said', (written, said) => {
    expect(sayFact(fact(written))).toBe(said);
  });

  it('keeps the nought of depths written as stops', () => {
    expect(sayFact(fact({ from: 1.5, to: 3, unit: 'mm', stops: ['1.5', '3.0'] }))).toBe('1.5 to 3.0 mm');
  });
});

describe('a fact in a file', () => {
  it('is refused as words that begin with a range of time', () => {
    for (const text of ['About 30 minutes, and the mask is on for five', 'Usually 4 to 8 weeks', '1 day']) {
      expect(complaints({ text, basis })).toEqual([expect.stringMatching(/^text: is a range in words/)]);
    }
    expect(complaints({ text: 'At least 4 weeks for a first ring', basis })).toBeUndefined();
    expect(complaints({ text: 'In one study 14 of 100 people had it back', basis })).toBeUndefined();
  });

  it('is refused as a number without a basis', () => {
    expect(complaints({ from: 4, to: 8, unit: 'hours' })).toEqual([expect.stringMatching(/^basis: /)]);
    expect(complaints({ from: 4, to: 8, unit: 'hours', basis: [] })).toEqual([
      'basis: needs at least one basis: a source id, specification or clinic',
    ]);
  });

  it('is refused as words that hide a number without a basis, also in the note', () => {
    const complaint = 'basis: holds a number, so it needs a basis: a source id, specification or clinic';
    expect(complaints({ text: 'Up to 3 months' })).toEqual([complaint]);
    expect(complaints({ text: 'About 3 months' })).toContain(complaint);
    expect(complaints({ text: 'Some months', note: 'In 80 of 100 people' })).toEqual([complaint]);
  });

  it('needs no basis as words without a number', () => {
    expect(complaints({ text: 'Many years in most people' })).toBeUndefined();
  });

  it('is refused when it runs backwards or in a unit nobody knows', () => {
    expect(complaints({ from: 8, to: 4, unit: 'hours', basis })).toEqual(['from: must not be more than "to"']);
    expect(complaints({ from: 4, to: 8, unit: 'fortnights', basis })).toEqual([expect.stringMatching(/^unit: /)]);
  });
});

describe('a fact in days', () => {
  it('compares weeks, days and hours', () => {
    expect(inDays(fact({ from: 1, to: 2, unit: 'weeks' }))).toEqual({ from: 7, to: 14 });
    expect(inDays(fact({ from: 12, to: 24, unit: 'hours' }))).toEqual({ from: 0.5, to: 1 });
  });

  it('has no answer for words or millimetres', () => {
    expect(inDays(fact({ text: 'A while' }))).toBeUndefined();
    expect(inDays(fact({ from: 1, to: 2, unit: 'mm' }))).toBeUndefined();
  });
});
