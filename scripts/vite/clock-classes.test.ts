import { expect, test } from 'vitest';
import { clockStyles } from './clock-classes.ts';

const valueOf = new Map(
  [...clockStyles().matchAll(/\.([a-z]+\d+)\{--([a-z]+):([\d.]+)\}/g)].map(([, name = '', property, value]) => [
    name,
    `${property} ${value}`,
  ]),
);
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index);

test('every minute of a day is a place, and every length up to a whole day', () => {
  const wrong = upTo(1440).filter((minute) => {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    return (
      valueOf.get(`h${hours}`) !== `h ${hours}` ||
      valueOf.get(`m${minutes}`) !== `m ${minutes}` ||
      valueOf.get(`l${hours}`) !== `l ${hours}` ||
      valueOf.get(`n${minutes}`) !== `n ${minutes}`
    );
  });
  expect(wrong).toEqual([]);
});

test('a day begins with any half hour and has up to 48', () => {
  expect(upTo(47).filter((half) => valueOf.get(`first${half}`) !== `first ${half / 2}`)).toEqual([]);
  expect(upTo(48).filter((count) => count > 0 && valueOf.get(`halves${count}`) !== `halves ${count}`)).toEqual([]);
});

test('up to four visits stand beside each other, and nothing has a class that the diary never asks for', () => {
  expect(upTo(3).map((lane) => valueOf.get(`lane${lane}`))).toEqual(['lane 0', 'lane 1', 'lane 2', 'lane 3']);
  expect([1, 2, 3, 4].map((lanes) => valueOf.get(`of${lanes}`))).toEqual(['lanes 1', 'lanes 2', 'lanes 3', 'lanes 4']);
  expect(valueOf.size).toBe(25 + 60 + 25 + 60 + 4 + 4 + 48 + 48);
});
