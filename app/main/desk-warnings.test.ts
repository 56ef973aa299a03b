import { expect, test } from 'vitest';
import { readShippedFile } from '#app/platform/content/content-folder.ts';
import { putInForce, SHIPPED } from '#app/platform/content/edition.ts';
import { sameVersion, sharedSentences } from './desk-warnings.ts';

const FIRST = 'treatments/hair/prp-therapy.md';
const SECOND = 'treatments/hair/gfc-therapy.md';
const first = readShippedFile(FIRST);
const sentence = 'This sentence stands in no text that was ever shipped with the program.';
const LEGAL = 'legal/privacy-policy.md';
const legal = readShippedFile(LEGAL);

test('shipped texts share no sentence with another page', () => {
  for (const file of [FIRST, SECOND, 'pages/clinic.md', LEGAL])
    expect(sharedSentences(file, readShippedFile(file), [])).toEqual([]);
});

test('a sentence of another page is told at its field, unless somebody accepted that the two share their words', () => {
  const borrowed = /^## Approach\n\n([^.]+\.)/m.exec(first)?.[1]?.replaceAll('\n', ' ') ?? '';
  expect(borrowed.length).toBeGreaterThan(40);
  const text = readShippedFile(SECOND).replace('## Approach\n', `## Approach\n\n${borrowed} ${sentence}\n`);
  const found = sharedSentences(SECOND, text, []);
  expect(found.map(({ sameAs, field }) => [sameAs, field])).toEqual([[FIRST, 'Approach']]);
  for (const accepted of [
    { file: SECOND, sameAs: FIRST, reason: 'they are told in the same words' },
    { file: FIRST, sameAs: SECOND, reason: 'they are told in the same words' },
  ])
    expect(sharedSentences(SECOND, text, [accepted])).toEqual([]);
});

test('a copy may share the words of the treatment that it began from, and of no other', () => {
  const copy = first.replace('---\n', '---\ncopyOf: hair/prp-therapy\n');
  const file = 'treatments/hair/prp-plus.md';
  expect(sharedSentences(file, copy, [])).toEqual([]);
  const withCopy = { number: 1, isLive: false, own: new Map([[file, copy]]) };
  putInForce(withCopy);
  try {
    const sibling = copy.replace('hair/prp-therapy', 'hair/prp-plus');
    expect(sharedSentences(FIRST, first, [])).toEqual([]);
    expect(sharedSentences('treatments/hair/prp-more.md', sibling, [])).toEqual([]);
  } finally {
    putInForce(SHIPPED);
  }
  expect(sharedSentences(file, first, []).length).toBeGreaterThan(20);
});

test('a legal page that says something new asks for a new version', () => {
  const changed = legal.replace('## ', `${sentence}\n\n## `);
  expect(sameVersion(LEGAL, legal)).toEqual([]);
  expect(sameVersion(LEGAL, changed).map(({ field }) => field)).toEqual(['version']);
  expect(sameVersion(LEGAL, changed.replace(/^version: .*$/m, 'version: 99'))).toEqual([]);
  expect(sameVersion(FIRST, `${first}\n`)).toEqual([]);
});
