import type { Pen } from '../kit/pen.ts';
import { circle, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';

/** Streets as [width, course]: two main roads, the rest side streets. */
const STREETS: readonly (readonly [width: number, course: string])[] = [
  [18, 'M-20 214C180 230 420 200 780 250'],
  [18, 'M300 -20C290 120 330 260 300 440'],
  [10, 'M80 -20C90 80 100 160 96 222'],
  [10, 'M420 214C430 300 424 360 430 440'],
  [10, 'M560 226C556 300 580 360 576 440'],
  [10, 'M-20 110C80 116 200 108 304 112'],
  [10, 'M304 324C420 318 500 330 780 320'],
  [10, 'M640 -20C700 60 690 160 676 238'],
  [8, 'M180 112C184 160 182 190 186 222'],
  [8, 'M306 60C380 70 430 66 476 60'],
];

function streets(pen: Pen): string {
  const widths = [...new Set(STREETS.map(([width]) => width))];
  const layer = (colour: 'line' | 'paper', extra: number): string =>
    widths
      .map((width) =>
        path(
          STREETS.filter(([own]) => own === width)
            .map(([, course]) => course)
            .join(''),
          `${pen.stroke(colour, width + extra)} stroke-linecap="butt"`,
        ),
      )
      .join('');
  return layer('line', 1.6) + layer('paper', 0);
}

export const mapStatic = definePlate({
  title: 'Sketch map: the clinic on the main road, two streets south of the park',
  caption: 'A sketch, not a survey. The pin marks the clinic on the main road, two streets south of the park.',
  width: 760,
  height: 420,
  card: { x: 130, y: 0, width: 560, height: 420 },
  preview: { x: 0, y: 10, width: 760, height: 399 },
  paint: (pen) => {
    const railway = 'M-10 392C200 380 460 400 780 372';
    return [
      path('M0 0H760V420H0Z', pen.fill('sand')),
      path(
        'M470 40C540 20 640 30 690 70C710 120 660 160 590 160C520 160 450 120 470 40Z',
        pen.both('park', 'line', 0.8),
      ),
      group(
        pen.both('leaf', 'line', 0.8),
        ...(
          [
            [520, 84, 9],
            [546, 104, 11],
            [600, 78, 10],
            [632, 112, 8],
            [578, 124, 9],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r)),
      ),
      path('M-10 330C60 300 120 330 150 360C170 390 160 430 150 440H-10Z', pen.both('water', 'line', 0.8)),
      path('M24 366q10 -6 20 0t20 0M60 390q10 -6 20 0t20 0', pen.stroke('line', 0.8)),
      streets(pen),
      path(railway, pen.stroke('line', 3)),
      path(railway, `${pen.stroke('sand', 1.6)} stroke-dasharray="10 10" stroke-linecap="butt"`),
      path(
        'M378 194c-18 0 -31 13 -31 31c0 24 31 52 31 52s31 -28 31 -52c0 -18 -13 -31 -31 -31z',
        pen.both('plum', 'line', 1.4),
      ),
      circle(378, 225, 10, pen.fill('paper')),
    ].join('');
  },
});
