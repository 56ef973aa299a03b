import type { Plugin } from 'vite';

/** A class for each of these numbers, the property it sets, and how many of the class's steps make one of the property's. */
const CLASSES = [
  // From when: the hour, with the 24 that the last line of a day is named by, and the minute. A line shows the present
  // minute, and a patient who walks in is seen at any.
  { name: 'h', property: 'h', first: 0, last: 24 },
  { name: 'm', property: 'm', first: 0, last: 59 },
  // How long.
  { name: 'l', property: 'l', first: 0, last: 24 },
  { name: 'n', property: 'n', first: 0, last: 59 },
  // Which of several at the same time.
  { name: 'lane', property: 'lane', first: 0, last: 3 },
  { name: 'of', property: 'lanes', first: 1, last: 4 },
  // The whole day: the half hour it begins with, in hours, and how many there are.
  { name: 'first', property: 'first', first: 0, last: 47, perUnit: 2 },
  { name: 'halves', property: 'halves', first: 1, last: 48 },
] as const;

/** The rules of `clock-classes.module.css`: a time of the day as classes, `h10 m35 l1 n20` for 10:35 for 1 h 20 min. */
export function clockStyles(): string {
  const rules = CLASSES.flatMap(({ name, property, first, last, ...more }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).map(
      (number) => `.${name}${number}{--${property}:${'perUnit' in more ? number / more.perUnit : number}}`,
    ),
  );
  return `@layer parts{${rules.join('')}}`;
}

/**
 * Writes the classes that put a visit at its time in the diary. The content security policy allows no style attributes,
 * so every number has a class.
 */
export function clockClasses(): Plugin {
  return {
    name: 'clock-classes',
    enforce: 'pre',
    load: { filter: { id: /\/clock-classes\.module\.css(?:\?|$)/ }, handler: clockStyles },
  };
}
