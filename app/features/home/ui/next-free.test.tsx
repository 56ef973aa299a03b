import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NextFreeCard } from './next-free.tsx';

const hours = [
  { days: 'Mon–Sat', times: '10:30 am – 8:00 pm' },
  { days: 'Sun', times: '' },
];
const nextFree = {
  text: 'Tomorrow, 10:30 am',
  href: '/book-appointment?time=1',
  time: '10:30 am',
  detail: 'Dermatologist. About 20 minutes.',
  later: ['2', '3', '4', '5'].map((time) => ({ text: `Time ${time}`, href: `/book-appointment?time=${time}` })),
};

describe('the card of the next free appointment', () => {
  it('says how to book, and when the clinic is open, while no time is known', () => {
    const html = renderToStaticMarkup(<NextFreeCard nextFree={null} hasLater={false} hours={hours} />);
    expect(html).toMatch(/<a href="\/book-appointment"[^>]*><span[^>]*>Choose a day and time<\/span><\/a>/);
    expect(html).toContain('Mon–Sat 10:30 am – 8:00 pm');
    expect(html).not.toContain('Sun');
  });

  it('leads to the next time, to three later ones, and to all others', () => {
    const html = renderToStaticMarkup(<NextFreeCard nextFree={nextFree} hasLater hours={hours} />);
    expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/book-appointment?time=1',
      '/book-appointment',
      '/book-appointment?time=2',
      '/book-appointment?time=3',
      '/book-appointment?time=4',
    ]);
    expect(html).toContain('Book 10:30 am');
  });
});
