import { describe, expect, it } from 'vitest';
import { numbersToCall, withNumbersToCall } from './numbers-to-call.ts';

const PHONE = '+91 00000 00000';
const links = (text: string, phone?: string) =>
  numbersToCall(text, phone).flatMap(({ text: shown, href }) => (href === undefined ? [] : [`${shown} ${href}`]));

describe('numbers in a text', () => {
  it.each([
    ['Call 112 (ambulance 108) or go to a hospital.', ['112 tel:112', '108 tel:108']],
    ['Call 112, or ring Tele-MANAS on 14416 at any hour', ['112 tel:112', '14416 tel:14416']],
    ['Report it on 1800-180-3024.', ['1800-180-3024 tel:18001803024']],
    ['Ring +91 00000 00001 before ten.', ['+91 00000 00001 tel:+910000000001']],
    ['In an emergency in India, call 112.', ['112 tel:112']],
    ['In one trial 112 patients got better, 108 of 300 in another.', []],
    ['It took 112.5 mg, 1,108 days, 112 % and 0.108; PMC10321470, 2021-112.', []],
  ])('are links where they are called: %s', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(
      numbersToCall(text)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['Phone us today about a mole that bleeds.', ['Phone us tel:+910000000000']],
    [
      'Go at once. Phone us on the way, and ring us later.',
      ['Phone us tel:+910000000000', 'ring us tel:+910000000000'],
    ],
    ['A code is enough. You can also phone us.', ['phone us tel:+910000000000']],
    ['We keep it to find it when you call us. A nurse may phone us.', []],
  ])('and words that tell to call lead to the clinic: %s', (text, expected) => {
    expect(links(text, PHONE)).toEqual(expected);
    expect(links(text)).toEqual([]);
  });

  it('stay as they are in links and headings of HTML', () => {
    const html =
      '<h3>Call 112</h3><p>Call <strong>112</strong> or <a href="/x">ring us, 112</a>. <em>Phone us</em>.</p>';
    expect(withNumbersToCall(html, PHONE)).toBe(
      '<h3>Call 112</h3><p>Call <strong><a href="tel:112">112</a></strong> or <a href="/x">ring us, 112</a>. <em><a href="tel:+910000000000">Phone us</a></em>.</p>',
    );
  });
});
