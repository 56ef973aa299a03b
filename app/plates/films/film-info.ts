import { FRAME, type Film } from './film.ts';
import { FILMS, type FilmName } from './registry.ts';

export type { FilmName };

/** What a page needs to show a film; the addresses are those of public/films. */
export function filmFiles(name: FilmName) {
  const { title, seconds, cues }: Film = FILMS[name];
  return {
    title,
    src: `/films/${name}.mp4`,
    captions: `/films/${name}.vtt`,
    poster: `/films/${name}.svg`,
    ...FRAME,
    seconds,
    transcript: cues.map(({ text }) => text),
  };
}
