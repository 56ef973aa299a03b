import { describe, expect, it } from 'vitest';
import { footerHours, type OpeningHours, summariseHours } from './opening-hours.ts';

const day = [['10:30', '20:00']] as const;
const week: OpeningHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };

const lines = (hours: OpeningHours) => summariseHours(hours).map(({ days, times }) => ({ days, times }));

describe('the summary of the opening hours', () => {
  it('says neighbouring days with the same times in one line', () => {
    expect(lines(week)).toEqual([
      { days: 'Mon–Sat', times: '10:30 am – 8:00 pm' },
      { days: 'Sun', times: '' },
    ]);
  });

  it('keeps days apart that another one parts', () => {
    const early = [['09:00', '13:00']] as const;
    expect(lines({ ...week, wed: early }).map(({ days }) => days)).toEqual(['Mon–Tue', 'Wed', 'Thu–Sat', 'Sun']);
  });

  it('says both sittings of a day that has two', () => {
    const split = [
      ['10:30', '13:00'],
      ['16:00', '20:00'],
    ] as const;
    expect(lines({ ...week, sat: split })[1]).toEqual({ days: 'Sat', times: '10:30 am – 1:00 pm, 4:00 pm – 8:00 pm' });
  });

  it('says one line for a week that is the same every day', () => {
    expect(lines({ ...week, sun: day })).toEqual([{ days: 'Mon–Sun', times: '10:30 am – 8:00 pm' }]);
  });

  it('names the time it cannot read', () => {
    expect(() => summariseHours({ ...week, mon: [['half ten', '20:00']] })).toThrow('half ten');
  });
});

describe('the footer', () => {
  it('writes the hours as the specification does', () => {
    expect(summariseHours(week).map(footerHours)).toEqual(['Mon-Sat 10:30am to 08:00pm', 'Sun closed']);
  });

  it('pads one-digit hours and leaves two-digit ones alone', () => {
    const odd = [['09:05', '12:30']] as const;
    expect(summariseHours({ ...week, sun: odd }).map(footerHours)[1]).toBe('Sun 09:05am to 12:30pm');
  });
});
