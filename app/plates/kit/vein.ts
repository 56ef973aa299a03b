import { arrow } from './arrow.ts';
import { FINE, type Pen } from './pen.ts';
import { num, nums } from './path.ts';
import { seeded } from './random.ts';
import { path } from './svg.ts';

/** Red cells scattered without touching, where `free` allows. */
function redCells(pen: Pen, seed: number, count: number, free: (x: number, y: number) => boolean): string {
  const random = seeded(seed);
  const placed: [number, number][] = [];
  for (let tries = 0; tries < count * 40 && placed.length < count; tries += 1) {
    const [x, y] = [random(16, 544), random(70, 150)];
    if (free(x, y) && placed.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.4) > 15)) placed.push([x, y]);
  }
  const cells = placed
    .map(([x, y]) => `<ellipse rx="7" ry="4.4" transform="translate(${nums(x, y)})rotate(${num(random(-40, 40))})"/>`)
    .join('');
  return `<g ${pen.both('artery', 'line', 0.7)} fill-opacity=".88">${cells}</g>`;
}

/** How far from the middle of the vein. */
const offAxis = (y: number): number => Math.abs(y - 110);

/** A vein opened lengthwise (560 by 220) with one valve: open, blood runs on; shut, it waits behind the cusps. */
export function vein(pen: Pen, valve: 'open' | 'shut'): string {
  const shut = valve === 'shut';
  const cusps = shut
    ? 'M262 42C296 56 322 84 326 110C300 106 272 84 262 42ZM262 178C296 164 322 136 326 110C300 114 272 136 262 178Z'
    : 'M262 42C290 60 330 84 352 99C322 99 282 84 262 42ZM262 178C290 160 330 136 352 121C322 121 282 136 262 178Z';
  const folds = shut
    ? 'M272 58C290 72 306 88 314 102M272 162C290 148 306 132 314 118'
    : 'M274 56C296 72 318 84 336 94M274 164C296 148 318 136 336 126';
  const free = shut
    ? (x: number, y: number): boolean => x < 252 || (x < 288 && offAxis(y) < 16)
    : (x: number, y: number): boolean => Math.abs(x - 300) > 64 || offAxis(y) < 9;
  return [
    path(
      'M-4 34C120 40 220 36 262 24C300 12 330 14 360 28C420 42 500 36 564 34V186C500 184 420 180 360 192C330 206 300 208 262 196C220 184 120 180 -4 186Z',
      pen.both('vein', 'line', 1.8),
    ),
    path(
      'M-4 50C120 56 220 52 264 42C300 30 328 32 358 46C420 58 500 52 564 50V170C500 168 420 164 358 174C328 190 300 190 264 178C220 168 120 164 -4 170Z',
      pen.both('papillary', 'line', 1.1),
    ),
    path(
      'M0 42C120 48 220 44 263 33M0 178C120 172 220 176 263 187M360 37C420 50 500 44 560 42M360 183C420 172 500 176 560 178',
      pen.stroke('paper', 0.8),
    ),
    redCells(pen, shut ? 44 : 18, shut ? 44 : 46, free),
    path(cusps, pen.both('tone-2', 'line', 1.5)),
    path(folds, pen.stroke('line', FINE)),
    shut
      ? path('M392 110H500', `${pen.stroke('line', 1.5)} stroke-dasharray="3 7"`)
      : arrow(
          pen,
          [
            [368, 110],
            [400, 110],
            [432, 110],
          ],
          5,
        ),
  ].join('');
}
