import { describe, expect, it } from 'vitest';
import { cityFile, phraseFile } from '../fixtures.ts';
import { parseCity, parsePhrase } from './landing.ts';

const CITY = 'landing/cities/lakeside.md';
const PHRASE = 'landing/phrases/lamp-doctor.md';
const city = (from: string | RegExp, to: string) => () => parseCity(CITY, cityFile.replace(from, to));
const phrase = (from: string | RegExp, to: string) => () => parsePhrase(PHRASE, phraseFile.replace(from, to));

describe('a city', () => {
  it('is read with its four texts as HTML and the name of its file', () => {
    const { slug, name, texts, checkedOn } = parseCity(CITY, cityFile);
    expect([slug, name, checkedOn]).toEqual(['lakeside', 'Lakeside', '2026-11-19']);
    expect(texts.nearHome).toContain('<p>There is a hospital.');
  });

  it.each([
    ['a fact nobody sourced', city('One a day, basis: [atlas]', 'One a day'), /facts > item 1 > basis: is missing/],
    ['a basis that is no source', city('way: [atlas]', 'way: [hearsay]'), /textBasis > way.*"hearsay" is no source/],
    ['a source nobody leans on', city(/\[survey\]/g, '[atlas]'), /sources: "survey" is named by no basis/],
    ['a number without a basis', city('answer: No.', 'answer: 3 hairs.'), /faq > item 1: holds a number/],
    ['an address nobody read', city('year: 2020', 'year: 2020, address: "https://example.com/"'), /stands together/],
    ['coordinates elsewhere', city('latitude: 21.5', 'latitude: 79.5'), /coordinates > latitude: must be in India/],
    ['three questions', city(/ {2}- \{ about: hair.*\n/, ''), /faq: must have four to six questions/],
    ['a misspelt heading', city('## Way', '## Ways'), /headings: must be "## Way"/],
    ['a heading without words', city(/## Skin\n[^#]*/, '## Skin\n\n'), /Skin: has no text/],
    ['an unknown field', city('state:', 'province: X\nstate:'), /there is no field called "province"/],
    [
      'too few words',
      city(/(?:road )+/, ''),
      /pages about hair would show \d+ words about Lakeside; write at least 260/,
    ],
  ])('is refused with %s, naming file and field', (_, read, message) => {
    expect(read).toThrow(message);
    expect(read).toThrow(/^content\/landing\/cities\/lakeside\.md: /);
  });
});

describe('a phrase', () => {
  it('is read with its meaning as HTML and the name of its file', () => {
    const { slug, words, meaning } = parsePhrase(PHRASE, phraseFile);
    expect([slug, words]).toEqual(['lamp-doctor', 'Lamp doctor']);
    expect(meaning).toContain('<p>A lamp doctor looks first.');
  });

  it.each([
    ['no city', phrase('cities: [lakeside]', 'cities: []'), /cities: must name at least one city/],
    [
      'neither a canonical page nor a reason',
      phrase(/ownBecause: .*\n/, ''),
      /canonical: name the phrase or treatment/,
    ],
    ['both of them', phrase('ownBecause', 'canonical: lamp\nownBecause'), /canonical: name the phrase or treatment/],
    [
      'a canonical page of no form',
      phrase(/ownBecause: .*/, 'canonical: a b'),
      /canonical: must be a phrase, or category/,
    ],
    ['another subject', phrase('about: skin', 'about: nails'), /about: must be hair or skin/],
    ['a long line', phrase(/line: .*/, `line: ${'word '.repeat(30)}`), /line: must be at most 100 characters/],
    ['a number without a basis', phrase('answer: No.', 'answer: 3 lamps.'), /faq > item 1: holds a number/],
    ['too few words', phrase(/(?:lamp ){250}/, ''), /the whole file: holds \d+ words of its own; write at least 230/],
  ])('is refused with %s, naming file and field', (_, read, message) => {
    expect(read).toThrow(message);
    expect(read).toThrow(/^content\/landing\/phrases\/lamp-doctor\.md: /);
  });

  it('that several cities share must not hold too many words, or their pages are too much alike', () => {
    const longer = phraseFile.replace(
      'A lamp doctor looks first.',
      `A lamp doctor looks first. ${'more '.repeat(100)}`,
    );
    expect(() => parsePhrase(PHRASE, longer)).not.toThrow();
    const shared = longer.replace('cities: [lakeside]', 'cities: [lakeside, nagpur]');
    expect(() => parsePhrase(PHRASE, shared)).toThrow(/write 330 to 430/);
  });

  it('that names another may be short', () => {
    const short = phraseFile.replace(/(?:lamp ){250}/, '').replace(/ownBecause: .*/, 'canonical: lamp');
    expect(() => parsePhrase(PHRASE, short)).not.toThrow();
  });
});
