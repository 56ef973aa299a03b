import { describe, expect, it } from 'vitest';
import { type Film, frameOf, webVtt } from './film.ts';
import { filmFiles, type FilmName } from './film-info.ts';
import { FILMS } from './registry.ts';

/** What a viewer can read while watching, in characters a second. */
const READING_PACE = 17;

describe.each(Object.entries<Film>(FILMS))('the film %s', (name, film) => {
  it('says one thing at a time, from its first second to its last, slowly enough to be read', () => {
    let before = 0;
    for (const { from, to, text } of film.cues) {
      expect(from).toBeGreaterThanOrEqual(before);
      expect(text.length / (to - from)).toBeLessThanOrEqual(READING_PACE);
      before = to;
    }
    expect(before).toBeLessThanOrEqual(film.seconds);
  });

  it('draws another picture while something is said to happen', () => {
    const still = film.cues.slice(1).filter(({ from, to }) => frameOf(film, from) === frameOf(film, (from + to) / 2));
    expect(still).toEqual([]);
  });

  it('hands its words to captions and transcript alike', () => {
    const { transcript, captions } = filmFiles(name as FilmName);
    expect(captions).toBe(`/films/${name}.vtt`);
    const file = webVtt(film);
    expect(file).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:0\d\.\d{3}\n/);
    expect(file.split('\n').filter((line) => transcript.includes(line))).toEqual(transcript);
  });
});
