import { describe, expect, it } from 'vitest';
import { pairsByOverlap } from '../domain/shingles.ts';
import { landingPages } from '../server/landing.ts';
import { mainTextOf } from '../fixtures-main-text.ts';

const MOST_OVERLAP = 0.45;
const FEWEST_WORDS = 300;

const texts = new Map([...landingPages().keys()].map((path) => [path, mainTextOf(path)]));
const own = new Map(
  [...landingPages().values()]
    .filter(({ path, canonicalPath }) => path === canonicalPath)
    .map(({ path }) => [path, texts.get(path) ?? '']),
);

describe('the text of landing pages', () => {
  it(`shares at most ${MOST_OVERLAP} of its four-word shingles with any other page that is its own canonical one`, () => {
    const tooAlike = pairsByOverlap(own).filter(({ overlap }) => overlap > MOST_OVERLAP);
    expect(tooAlike.slice(0, 20).map(({ a, b, overlap }) => `${a} and ${b}: ${overlap.toFixed(3)}`)).toEqual([]);
  });

  it(`has ${FEWEST_WORDS} words or more`, () => {
    const short = [...texts].filter(([, text]) => text.split(' ').length < FEWEST_WORDS);
    expect(short.map(([path, text]) => `${path}: ${text.split(' ').length}`)).toEqual([]);
  });
});
