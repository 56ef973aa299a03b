import { expect, it } from 'vitest';
import { DATES_OF_LANGUAGE } from './dates-of-language.ts';

it.each([
  ['en', 'Saturday 21 November 2026', 'Sat 21 Nov', '10:30 am', '10:30 am'],
  ['hi', 'शनिवार, 21 नवंबर 2026', 'शनि 21 नवंबर', 'सुबह 10:30', 'सुबह 10:30 बजे'],
  ['mr', 'शनिवार, 21 नोव्हेंबर 2026', 'शनि 21 नोव्हेंबर', 'सकाळी 10:30', 'सकाळी 10:30 वाजता'],
] as const)('days and times in "%s"', (locale, long, short, time, at) => {
  const words = DATES_OF_LANGUAGE[locale];
  const day = '2026-11-21';
  expect([words.long(day), words.short(day), words.time(630), words.at(630)]).toEqual([long, short, time, at]);
});
