import { expect, it } from 'vitest';
import { languagesOfPage } from './languages-of-page.ts';

it('a page stands at the same path of each language, with its query', () => {
  const query = new URLSearchParams('type=follow-up&time=2026-11-21T10:50:00+05:30');
  expect(languagesOfPage('/book-appointment', query)).toEqual([
    { tag: 'en-IN', name: 'English', href: `/book-appointment?${query.toString()}` },
    { tag: 'hi-IN', name: 'हिंदी', href: `/hi/book-appointment?${query.toString()}` },
    { tag: 'mr-IN', name: 'मराठी', href: `/mr/book-appointment?${query.toString()}` },
  ]);
  expect(languagesOfPage('/my-appointment', new URLSearchParams(), ['en', 'mr']).map(({ href }) => href)).toEqual([
    '/my-appointment',
    '/mr/my-appointment',
  ]);
});
