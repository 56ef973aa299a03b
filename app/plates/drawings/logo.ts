import { PALETTE } from '../kit/palette.ts';

/** The mark is a jamun and a hair root at once: fruit as bulb, seed as papilla, stem as shaft, leaf as oil gland. */
const FRUIT =
  'M31.4 21.6C22.6 23.4 15.6 31.6 15.6 42.2C15.6 53.6 22.6 61 31.2 61C39.8 61 46.8 53.6 46.8 42.2C46.8 31.6 40.2 23.4 31.4 21.6Z';
const STEM = 'M30.2 24C30.6 15.6 28.6 9.4 23.4 3.6L26.2 2.2C32 8 33.6 15.4 32.8 24Z';
const LEAF = 'M31.6 17.4C35.6 8.2 45 3.8 58.4 5.2C55.4 16 45.4 22 31.6 17.4Z';
const SEED =
  'M31.2 61C25.6 59.2 24.4 53.2 27.4 48.4C29.2 45.4 30.8 42.8 31.2 38.6C31.6 42.8 33.2 45.4 35 48.4C38 53.2 36.8 59.2 31.2 61Z';
/** The mark in a square with breathing space; `ground` fills it, for home screens that cut their own corners. */
export function drawIcon(ground: boolean): string {
  const colours = ground
    ? [PALETTE.paper, PALETTE.plum, PALETTE.turmeric]
    : [PALETTE.plum, PALETTE.paper, PALETTE.leaf];
  const [fruit, seed, leaf] = colours;
  const box = ground ? '-9 -13 90 90' : '4 0 64 64';
  const back = ground ? `<path d="M-9 -13H81V77H-9Z" fill="${PALETTE.plum}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${back}<path d="${FRUIT}" fill="${fruit}"/><path d="${SEED}" fill="${seed}"/><path d="${STEM}" fill="${fruit}"/><path d="${LEAF}" fill="${leaf}"/></svg>`;
}
