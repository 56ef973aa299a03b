import { describe, expect, it } from 'vitest';
import { clinicNow } from '../server/fixtures.ts';
import { suggestions } from '../server/suggestions.ts';
import { suggestedAnswer } from './suggestions-view.ts';

const said = (q: string) => suggestions(new URLSearchParams({ q }), clinicNow).answers.map(suggestedAnswer);
const lines = (q: string) => said(q).flatMap((answer) => answer.lines);

describe('an answer in the search over any screen', () => {
  it.each([
    ['opening hours', 'Mon–Sat: 10:30 am – 8:00 pm'],
    ['opening hours', '26 Jan 2027: Closed, Republic Day'],
    ['are you open on sunday', 'We are closed on Sundays.'],
    ['where is the clinic', '12 Placeholder Road'],
    ['fees', 'No fee has been entered here yet. Please ask the front desk.'],
    ['doctor', 'Dermatologist'],
    ['languages', 'English, Hindi, Marathi'],
  ])('to “%s” says “%s”', (q, fact) => {
    expect(
      lines(q)
        .map(({ text }) => text)
        .join('; '),
    ).toContain(fact);
  });

  it.each([
    ['phone number', 'tel:+910000000000'],
    ['where is the clinic', '/contact-us'],
    ['which doctor should i see', '/book-appointment'],
    ['hives', '/book-appointment?type=skin-consultation'],
    ['patient form', '/patient-form/skin'],
    ['privacy', '/privacy-policy'],
  ])('to “%s” leads to %s', (q, href) => {
    expect(lines(q).map((line) => line.href)).toContain(href);
  });

  it.each(['is there parking', 'which doctor should i see', 'waiting list', 'my appointment', 'blog', 'login'])(
    'to “%s” comes without treatments',
    (q) => {
      expect(said(q)).toHaveLength(1);
      expect(suggestions(new URLSearchParams({ q }), clinicNow).results).toEqual([]);
    },
  );
});
