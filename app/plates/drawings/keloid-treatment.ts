import { labels } from '../kit/labels.ts';
import { pointsOf, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Neck, shoulder and upper arm from the front, the arm hanging at the right. */
const BODY =
  'M112 -20C112 44 124 82 170 104C250 134 330 138 402 168C474 202 508 282 514 384C518 470 508 550 502 630H-20V-20Z';

/** A scar that has grown far beyond its cut, in blunt lobes; its middle at the origin. */
const SCAR =
  '-10 -112, 14 -116, 32 -98, 36 -76, 56 -64, 66 -44, 54 -24, 54 4, 70 24, 66 46, 46 58, 40 84, 28 110, 4 118, -16 108, -24 84, -46 76, -58 54, -48 26, -54 0, -66 -22, -54 -46, -36 -60, -30 -92';

const SMALL =
  '-56 4, -42 -10, -26 -14, -8 -20, 14 -18, 30 -12, 44 -12, 58 -2, 44 10, 28 14, 10 20, -10 18, -28 16, -42 12';

/** The raised scar: the skin it pulls at, its body, a darker lower side. Only light tells that it stands up. */
function scar(pen: Pen, name: string, outline: string): string {
  const shape = smooth(pointsOf(outline), true);
  return [
    path(shape, `${pen.stroke('tone-5', 20)} opacity=".3"`),
    `<clipPath ${pen.id(name)}>${path(shape)}</clipPath>`,
    path(shape, pen.fill('red-dark')),
    group(
      `clip-path="url(#${pen.ref(name)})"`,
      path(shape, `${pen.fill('red-brown')} transform="translate(-6 -8)"`),
      path(shape, `${pen.fill('red-wheat')} opacity=".28" transform="translate(-6 -10)scale(.62 .74)"`),
    ),
    path(shape, pen.stroke('line', 1.4)),
  ].join('');
}

export const keloidTreatment = definePlate({
  title:
    'A shoulder in brown skin with a raised shiny scar, darker than the skin, that has grown far beyond the dashed line of the old cut',
  caption:
    'A keloid on the shoulder. *a* the line of the old cut, *b* the scar is raised and shiny and has grown far past it, *c* a second one on the chest.',
  ...COVER,
  card: { x: 0, y: 116, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) =>
    [
      path(BODY, pen.both('tone-4', 'line', 1.9)),
      `<clipPath ${pen.id('body')}>${path(BODY)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('body')})"`,
        path('M-20 -20H70C72 60 60 120 -20 164Z', `${pen.fill('tone-5')} opacity=".5"`),
        path('M470 210C500 300 500 460 470 630H540V200Z', `${pen.fill('tone-5')} opacity=".5"`),
      ),
      // Collarbone, the muscle of the neck, the fold of the armpit.
      path(
        'M-10 206C60 206 110 178 170 168C230 160 280 170 334 158M-10 182C50 184 96 166 132 154M66 -10C70 60 40 130 4 176',
        pen.stroke('line', 1.1),
      ),
      path('M268 404C286 430 304 480 312 540C316 570 318 600 318 630', pen.stroke('line', 1.9)),
      path('M268 404C280 420 290 430 304 436', pen.stroke('line', 1.1)),
      // A sleeveless vest.
      path(
        'M182 108L250 130C236 220 214 330 270 408C300 470 316 560 318 630H-20V420C70 424 140 380 160 300C174 230 176 160 182 108Z',
        pen.both('lilac', 'line', 1.9),
      ),
      path(
        'M192 116C186 170 182 240 170 306C148 392 72 438 -20 434M240 134C226 220 206 330 258 408C288 470 304 560 306 630M60 620C90 570 130 530 180 500M150 630C170 600 200 570 240 556',
        pen.stroke('plum-light', 1),
      ),
      place(
        384,
        312,
        6,
        scar(pen, 'large', SCAR),
        // Light along the ridge, soft and broken: the skin over it is tight and dry.
        path(
          'M-26 -84C-32 -62 -36 -42 -36 -18M-34 6C-34 22 -32 34 -28 44',
          `${pen.stroke('papillary', 6)} opacity=".55"`,
        ),
        path(
          'M38 -74C30 -64 26 -56 26 -44M54 -22C44 -22 38 -18 32 -10M44 58C34 52 28 50 18 52M-24 82C-22 70 -16 62 -8 58M-48 26C-38 24 -32 28 -26 36M-36 -60C-28 -54 -22 -46 -20 -36',
          `${pen.stroke('red-dark', 2.2)} opacity=".8"`,
        ),
        path('M6 -62C10 -26 6 26 0 62', `${pen.stroke('turmeric', 3.2)} stroke-dasharray="8 6"`),
      ),
      place(
        70,
        300,
        -6,
        scar(pen, 'small', SMALL),
        path('M-34 -4C-18 -12 4 -14 24 -10', `${pen.stroke('papillary', 4)} opacity=".55"`),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [520, 90], to: [404, 300], disc: 'paper' },
        { letter: 'b', at: [380, 560], to: [384, 398], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [40, 60], to: [66, 278], disc: 'paper', leader: 'paper' },
      ]),
    ].join(''),
});
