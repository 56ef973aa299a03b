import { describe, expect, it } from 'vitest';
import {
  clockInWords,
  dayInWords,
  daysInWords,
  hoursInWords,
  longDayInWords,
  monthInWords,
  shortDayInWords,
  timeInWords,
} from './calendar-words.ts';

describe('days and times in Hindi and Marathi', () => {
  it('are written with Latin digits', () => {
    expect(dayInWords('hi', '2026-11-21')).toBe('21 नवंबर 2026');
    expect(dayInWords('mr', '2026-11-21')).toBe('21 नोव्हेंबर 2026');
    expect(() => dayInWords('hi', '2026-02-30')).toThrow('"2026-02-30" is no date');
  });

  it('say a day with its weekday, in full and short, and a month', () => {
    expect(longDayInWords('hi', '2026-11-21')).toBe('शनिवार, 21 नवंबर 2026');
    expect(longDayInWords('mr', '2026-11-24')).toBe('मंगळवार, 24 नोव्हेंबर 2026');
    expect(shortDayInWords('hi', '2026-11-24')).toBe('मंगल 24 नवंबर');
    expect(shortDayInWords('mr', '2026-11-21')).toBe('शनि 21 नोव्हेंबर');
    expect(monthInWords('mr', '2026-12-01')).toBe('डिसेंबर 2026');
  });

  it('say at which time something is', () => {
    expect([clockInWords('hi', 650), clockInWords('mr', 650)]).toEqual(['सुबह 10:50 बजे', 'सकाळी 10:50 वाजता']);
  });

  it.each([
    [0, 'सुबह 12:00', 'सकाळी 12:00'],
    [10 * 60 + 30, 'सुबह 10:30', 'सकाळी 10:30'],
    [12 * 60, 'दोपहर 12:00', 'दुपारी 12:00'],
    [15 * 60 + 59, 'दोपहर 3:59', 'दुपारी 3:59'],
    [16 * 60, 'शाम 4:00', 'संध्याकाळी 4:00'],
    [19 * 60 + 59, 'शाम 7:59', 'संध्याकाळी 7:59'],
    [20 * 60, 'रात 8:00', 'रात्री 8:00'],
  ])('%i minutes after midnight', (minute, hi, mr) => {
    expect([timeInWords('hi', minute), timeInWords('mr', minute)]).toEqual([hi, mr]);
  });

  it('say the days of a week and the hours of a day', () => {
    expect(daysInWords('hi', 'mon', 'sat')).toBe('सोमवार से शनिवार');
    expect(daysInWords('mr', 'sun', 'sun')).toBe('रविवार');
    expect(hoursInWords('mr', 630, 1200)).toBe('सकाळी 10:30 ते रात्री 8:00');
  });
});
