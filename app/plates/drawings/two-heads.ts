import { beardWithGap, hairDrawnBack, hairReceding, profileEar, profileHead } from '../kit/head.ts';
import type { Pen } from '../kit/pen.ts';
import type { Point } from '../kit/path.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';

/**
 * Where each concern of the finder lies on the drawing (900 by 536), in reading order:
 * five on the woman to the left, five on the man to the right.
 */
export const CONCERN_POINTS: readonly Point[] = [
  [246, 94],
  [198, 230],
  [182, 288],
  [152, 376],
  [194, 440],
  [694, 108],
  [622, 154],
  [682, 316],
  [710, 392],
  [608, 474],
];

function woman(pen: Pen): string {
  return [
    profileHead(pen, 2),
    hairDrawnBack(pen, 2),
    profileEar(pen, 2),
    path('M292 300v9', pen.stroke('line', 1)),
    circle(292, 312, 3.2, pen.both('gold', 'line', 1)),
    path(
      'M160 262C172 250 204 252 216 266C226 280 208 296 190 294C172 294 152 276 160 262Z',
      `${pen.fill('tone-4')} opacity=".42"`,
    ),
    path('M168 268C176 262 188 268 196 262M178 280C188 276 198 282 206 274', pen.stroke('tone-4', 0.9)),
    path(
      'M176 214C184 210 190 208 196 208M178 220C186 219 192 220 199 222M176 226C183 229 188 233 193 238',
      pen.stroke('line', 1),
    ),
    path(
      'M150 352c3 2 5 3 6 6M158 346c3 2 5 3 5 6M140 360c2 2 4 3 5 6M150 366c2 2 4 3 4 6M162 362c3 1 4 3 4 6M136 374c2 1 4 3 4 5',
      pen.stroke('line', 1),
    ),
  ].join('');
}

function man(pen: Pen): string {
  const spots: readonly (readonly [number, number, number])[] = [
    [196, 286, 4],
    [212, 300, 3.2],
    [190, 306, 2.6],
    [224, 284, 3],
    [206, 316, 2.8],
    [180, 292, 2.4],
  ];
  return [
    profileHead(pen, 4),
    hairReceding(pen, 3),
    beardWithGap(pen),
    profileEar(pen, 4),
    group(pen.both('artery', 'line', 0.8), ...spots.map(([x, y, r]) => circle(x, y, r))),
    path(
      'M172 92C188 84 200 84 208 84M176 112C196 106 210 118 220 140',
      `${pen.stroke('paper', 1.4)} stroke-dasharray="1 5"`,
    ),
    ellipse(272, 462, 5.5, 4.5, pen.both('tone-5', 'line', 1)),
  ].join('');
}

export const twoHeads = definePlate({
  title: 'Two heads in profile, back to back: a woman with light brown skin, a man with dark brown skin',
  caption: 'Most concerns about skin and hair are on the head: choose where yours is.',
  width: 900,
  height: 536,
  card: { x: 93, y: 0, width: 715, height: 536 },
  preview: { x: 0, y: 30, width: 900, height: 473 },
  paint: (pen) =>
    group('transform="translate(18 10)"', woman(pen)) + group('transform="translate(882 10)scale(-1 1)"', man(pen)),
});
