import { hairReceding, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { arrow } from '../kit/scalp-views.ts';
import { circle, ellipse, group, path, place, use } from '../kit/svg.ts';
import { fatTexture } from '../kit/texture.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A blunt cannula with three openings near its tip, tip at the origin, handle upwards. */
const OPENINGS = [-16, -30, -44] as const;

export const autologousFatTransfer = definePlate({
  title: 'A thin cannula taking yellow fat from a thigh, and small droplets of it placed under a brown cheek',
  caption:
    '*a* the fat of the thigh, opened to view, *b* a thin cannula with openings at its side, *c* small drops of the fat, placed under the cheek.',
  ...COVER,
  card: { x: 0, y: 190, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const fat = fatTexture(pen, { name: 'ft-fat', size: 24, columns: 15, depth: 120, seed: 14 });
    const window =
      'M92 470C92 436 130 424 210 428C300 432 356 448 362 478C366 520 318 540 220 540C136 540 92 512 92 470Z';
    const drops: readonly (readonly [number, number, number])[] = [
      [186, 286, 5],
      [200, 276, 4.4],
      [212, 290, 5.4],
      [226, 280, 4.6],
      [196, 302, 5],
      [220, 306, 5],
      [236, 298, 4.4],
      [208, 318, 4.6],
      [228, 322, 4],
      [242, 314, 4],
    ];
    return [
      path('M0 0H560V372H0Z', pen.fill('sand')),
      `<clipPath ${pen.id('upper')}>${path('M0 0H560V372H0Z')}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('upper')})"`,
        group(
          'transform="translate(-40 -62)scale(.96)"',
          profileHead(pen, 5),
          path(
            'M190 268C216 258 248 272 252 300C250 326 226 340 204 334C186 326 176 284 190 268Z',
            `${pen.fill('tone-4')} opacity=".8"`,
          ),
          hairReceding(pen, 4),
          profileEar(pen, 5),
          group(pen.both('fat', 'fat-line', 1.1), ...drops.map(([x, y, r]) => circle(x, y, r))),
        ),
      ),
      path('M0 372H560', pen.stroke('line', 1.6)),
      // Thigh to knee, lying.
      group(
        'transform="translate(0 12)"',
        path(
          'M-10 398C90 384 210 386 320 408C400 424 470 430 570 436V586C490 580 420 582 340 590C220 602 90 604 -10 596Z',
          pen.both('tone-4', 'line', 1.9),
        ),
        path(
          'M-10 560C100 574 240 570 340 558C420 548 490 548 570 556V586C490 580 420 582 340 590C220 602 90 604 -10 596Z',
          `${pen.fill('tone-5')} opacity=".5"`,
        ),
        path(
          'M440 456C470 448 500 452 516 472C524 492 512 514 486 518M424 470C416 490 422 510 436 522',
          pen.stroke('line', 1.1),
        ),
        `<clipPath ${pen.id('window')}>${path(window)}</clipPath><defs>${fat.markup}</defs>`,
        group(
          `clip-path="url(#${pen.ref('window')})"`,
          path(window, pen.fill('fat-bed')),
          group(pen.both('fat', 'fat-line', 0.9), use(pen.ref('ft-fat'), 'translate(40 422)')),
        ),
        path(window, pen.stroke('dermis', 8)) + path(window, pen.stroke('line', 1.6)),
        place(
          150,
          496,
          72,
          path('M-7 -300V-7C-7 3 7 3 7 -7V-300Z', pen.both('steel', 'line', 1.5)),
          ...OPENINGS.map((y) => ellipse(0, y, 2.8, 5, pen.both('line', 'line', 0.8))),
          path('M-2.5 -280V-60', pen.stroke('paper', 2)),
          path('M-12 -296H12L16 -318H-16Z', pen.both('steel-dark', 'line', 1.4)),
          path('M-26 -318H26V-470H-26Z', pen.both('glass', 'line', 1.7)),
          path('M-20 -324H20V-430H-20Z', pen.fill('fat-bed')),
          group(
            pen.both('fat', 'fat-line', 0.9),
            ...[-336, -352, -368, -384, -400, -416].flatMap((y) =>
              [-11, 4].map((x) => circle(x + ((y / 16) % 2) * 5, y, 6.4)),
            ),
          ),
        ),
      ),
      arrow(
        pen,
        [
          [486, 372],
          [460, 306],
          [360, 258],
          [214, 236],
        ],
        'turmeric',
        2.6,
      ),
      labels(pen, 26, [
        { letter: 'a', at: [56, 564], to: [136, 500], disc: 'paper' },
        { letter: 'b', at: [400, 576], to: [300, 462], disc: 'paper' },
        { letter: 'c', at: [44, 340], to: [150, 238] },
      ]),
    ].join('');
  },
});
