import { expect, it } from 'vitest';
import { ariaCurrent } from './paths.ts';

it('calls a link to the page itself "page"', () => {
  expect(ariaCurrent('/about-us', '/about-us')).toBe('page');
});

it('calls a link to the section of the page "true"', () => {
  expect(ariaCurrent('/services/hair/prp-therapy', '/services')).toBe('true');
});

it('does not take a longer name for a page below', () => {
  expect(ariaCurrent('/clinic-news', '/clinic')).toBeUndefined();
});

it('does not count every page as below home', () => {
  expect(ariaCurrent('/blog', '/')).toBeUndefined();
  expect(ariaCurrent('/', '/')).toBe('page');
});
