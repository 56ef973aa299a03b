import { describe, expect, it } from 'vitest';
import { landingPages } from '../server/landing.ts';
import { pagesLeadingTo } from './leading-to.ts';

const leadingTo = (...keys: string[]): string[] =>
  pagesLeadingTo(landingPages().values(), keys).map(({ path }) => path);

describe('the pages by city that lead to a treatment', () => {
  it('are one for each city that has any, the clinic’s own first', () => {
    const pages = leadingTo('hair/hair-transplant');
    expect(pages).toHaveLength(17);
    expect(pages.slice(0, 2)).toEqual(['/hair-transplant-in-nagpur', '/hair-transplant-in-akola']);
  });

  it('are those that name it earliest, and none that search engines list elsewhere', () => {
    expect(leadingTo('anti-aging/botox')[0]).toBe('/anti-aging-treatment-in-nagpur');
    expect(leadingTo('skin/acne-treatment')[0]).toBe('/dermatologist-in-nagpur');
    expect(leadingTo('nail/nail-surgery')).toEqual([]);
  });

  it('are found for a whole department as well', () => {
    expect(leadingTo('skin/eczema-treatment', 'skin/acne-treatment')).toContain('/dermatologist-in-wardha');
  });
});
