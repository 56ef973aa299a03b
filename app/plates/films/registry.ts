import type { Film } from './film.ts';
import { fueHairTransplant } from './fue-hair-transplant.ts';

/** Every film, by the name of its files in public/films. */
export const FILMS = {
  'fue-hair-transplant': fueHairTransplant,
} as const satisfies Readonly<Record<string, Film>>;

export type FilmName = keyof typeof FILMS;
