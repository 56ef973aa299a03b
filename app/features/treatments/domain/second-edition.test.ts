import { describe, expect, it } from 'vitest';
import { ContentError } from '#app/platform/content/content-error.ts';
import { parseTreatment } from '../server/catalogue.ts';
import { priceOf } from './treatment-page.ts';
import { lampFile } from '../fixtures.ts';

/** What is said of the file after `from` was replaced by `to`, as "field: fix". */
function complaints(from: string | RegExp, to: string): string[] {
  const spoiled = lampFile.replace(from, to);
  expect(spoiled).not.toBe(lampFile);
  try {
    parseTreatment('treatments/skin/lamp-therapy.md', spoiled);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ field, fix }) => `${field}: ${fix}`);
  }
}

describe('a treatment’s file', () => {
  it('is accepted as it stands', () => {
    expect(parseTreatment('treatments/skin/lamp-therapy.md', lampFile).recovery).toHaveLength(3);
  });

  it.each([
    [
      'a summary of another length',
      /inShort: >-\n(?: {2}.*\n)+/,
      'inShort: A lamp.\n',
      'inShort: must have 40 to 70 words',
    ],
    [
      'steps out of the order of time',
      'from: 1, to: 3, unit: days',
      'from: 3, to: 4, unit: weeks',
      'recovery: must be in the order of time',
    ],
    [
      'a common risk that does not say whether it passes',
      'Redness, which passes within hours [trial]',
      'Redness [trial]',
      'risks > common > item 1: must say whether it passes, and by when, or may stay',
    ],
    [
      'a mark that names no source',
      'answer: It lasts for an evening or two.',
      'answer: "It lasts for an evening or two [rumour]."',
      'faq > item 2 > answer: names the source "rumour", which the file does not list',
    ],
    [
      'a source that carries nothing',
      'basis: [guide] }\n  - { from: 2',
      'basis: [clinic] }\n  - { from: 2',
      'sources: "guide" carries nothing; mark the sentence it carries, or delete it',
    ],
    [
      'an item of the checklist that is passed over',
      '  keloids: A lamp of tests\n',
      '',
      'doesNotApply: the text says nothing about "keloids"; say it, or give the reason here why it does not apply',
    ],
    [
      'a telegram',
      'We look at the skin first, and decide then.',
      'We look. We decide. We wait. You wait. It dries.',
      'the running text: has 5 sentences of six words or fewer, more than one in eight; join some: We look. We decide. We wait. You wait. It dries.',
    ],
    [
      'a price that runs backwards',
      'We tell you before you decide.\n',
      'We tell you before you decide.\n  price: { from: 900, to: 500, per: session, on: 2026-11-23 }\n',
      'cost > price > from: must not be more than "to"',
    ],
  ] as const)('is refused with %s', (_, from, to, said) => {
    expect(complaints(from, to)).toContain(said);
  });

  it('says a price as the clinic entered it', () => {
    const priced = lampFile.replace(
      'We tell you before you decide.\n',
      'We tell you before you decide.\n  price: { from: 500, to: 1200, per: session, on: 2026-11-23 }\n',
    );
    expect(parseTreatment('treatments/skin/lamp-therapy.md', priced).cost.price).toMatchObject({ from: 500, to: 1200 });
  });

  it.each([
    ['from: 500, to: 1200, per: session', '₹500 to ₹1,200 per session'],
    ['from: 5000, per: a session', '₹5,000 per session'],
    ['from: 125000, to: 125000, per: per graft', '₹1,25,000 per graft'],
  ])('says { %s } as "%s"', (entered, said) => {
    const line = 'We tell you before you decide.\n';
    const priced = lampFile.replace(line, `${line}  price: { ${entered}, on: 2026-11-23 }\n`);
    expect(priceOf(parseTreatment('treatments/skin/lamp-therapy.md', priced))).toEqual({ said, on: '23 Nov 2026' });
  });
});
