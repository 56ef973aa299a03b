import { expect, it } from 'vitest';
import { isScrolled } from './scrolled.ts';

it('leaves the navigation opaque up to 50 px and thins it out beyond', () => {
  expect([0, 49, 50].map(isScrolled)).toEqual([false, false, false]);
  expect([50.5, 51, 900].map(isScrolled)).toEqual([true, true, true]);
});
