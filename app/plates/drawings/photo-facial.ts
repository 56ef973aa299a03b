import {
  halfTurnedEar,
  halfTurnedFace,
  halfTurnedHair,
  halfTurnedNeck,
  HALF_TURNED_OUTLINE,
} from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.56;

/** Fine vessels beside the nose, on the cheek and on the chin. */
const VESSELS =
  'M196 296C206 290 214 296 222 288C230 282 238 286 246 280M210 293C214 302 222 304 224 314M230 285C236 294 246 294 250 302M200 306C210 310 216 304 226 312C236 318 244 310 254 316M226 312C228 322 236 324 238 332M196 286C202 278 210 280 216 272M148 300C142 296 138 298 132 292M140 296C140 304 134 308 134 316M128 306C132 312 138 312 142 322M160 424C166 418 174 424 180 418M170 420C172 428 178 430 180 436M262 292C270 288 276 292 284 286';

const SPOTS: readonly (readonly [number, number, number])[] = [
  [222, 300, 4],
  [244, 296, 3],
  [262, 308, 4.6],
  [236, 324, 3.4],
  [206, 284, 2.6],
  [250, 336, 3],
  [272, 322, 2.8],
  [214, 326, 2.8],
  [232, 344, 2.4],
  [284, 300, 3.2],
  [140, 286, 2.2],
  [130, 300, 2.4],
  [152, 150, 3.4],
  [180, 164, 2.6],
  [222, 150, 4],
  [256, 166, 3],
  [284, 156, 3.6],
  [204, 172, 2.2],
  [300, 262, 3.4],
  [296, 336, 3],
  [270, 360, 2.6],
];

/** A brown spot with an uneven edge. */
const spot = ([x, y, r]: readonly [number, number, number]): string =>
  `M${nums(x - r, y)}q${nums(r * 0.2, -r * 1.2, r, -r * 0.9)}t${nums(r * 1.1, r * 0.6)}q${nums(-r * 0.1, r * 1.2, -r, r)}t${nums(-r * 1.1, -r * 0.7)}z`;

/** A flat handpiece seen from above: the window lies on the skin at the origin, the grip runs out to the right. */
function flashLamp(pen: Pen): string {
  return [
    path('M-4 -46H44L70 -62H420V62H70L44 46H-4Z', pen.both('paper', 'line', 1.9)),
    path('M-4 24H50L76 36H420V62H70L44 46H-4Z', pen.fill('steel')),
    path('M-4 -46H44L70 -62H420V62H70L44 46H-4Z', pen.stroke('line', 1.9)),
    path('M96 -62H118V62H96Z', pen.both('plum', 'line', 1.4)),
    path('M-30 -50H0V50H-30Z', pen.both('serum', 'line', 1.9)),
    path('M-22 -40H-8V40H-22Z', pen.both('fat', 'line', 1.1)),
  ].join('');
}

export const photoFacial = definePlate({
  title:
    'A fair face turned half to the side, both eyes under opaque shields, a flat light handpiece flashing on a cheek with fine red vessels and brown spots',
  caption:
    'A flash on fair skin, both eyes under shields. *a* cold clear gel, *b* the window that flashes; the light is caught by *c* fine red vessels and *d* brown spots.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) => {
    const rays = Array.from({ length: 9 }, (_, index) => {
      const angle = ((100 + index * 20) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${nums(-26 + cos * 44, sin * 62)}L${nums(-26 + cos * 66, sin * 86)}`;
    }).join('');
    return [
      group(
        `transform="translate(-124 -102)scale(${SCALE})"`,
        halfTurnedNeck(pen, 1, SCALE),
        halfTurnedFace(pen, { skin: 1, scale: SCALE, eyes: 'closed' }),
        `<clipPath ${pen.id('face')}>${path(HALF_TURNED_OUTLINE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('face')})"`,
          path(VESSELS, pen.stroke('artery', 1.6)),
          path(SPOTS.map(spot).join(''), `${pen.fill('tone-4')} opacity=".85"`),
          path(
            'M198 330C204 296 232 270 268 270C300 272 318 300 310 332C300 366 262 384 230 376C208 368 194 352 198 330Z',
            `${pen.fill('serum')} opacity=".5"`,
          ),
          path('M204 338C202 318 212 296 228 284', pen.stroke('paper', 2.4)),
        ),
        halfTurnedHair(pen, { skin: 1, colour: 'hair-brown', strand: 'tone-2', scale: SCALE }),
        path(
          'M113 134C150 92 190 84 240 90C300 98 340 130 352 200C356 210 352 220 346 224C330 160 296 132 240 122C190 114 150 124 115 162Z',
          pen.both('lilac', 'line', 1.2),
        ),
        halfTurnedEar(pen, 1, SCALE),
        // Opaque shields on both eyes, their band over the bridge and back to the ear.
        path('M160 232C172 224 184 224 198 230M284 232C310 228 336 232 356 240', pen.stroke('line', 4)),
        path(
          'M190 236C192 208 224 196 254 202C284 208 294 230 284 248C270 266 226 270 204 260C194 254 190 246 190 236Z',
          pen.both('line', 'line', 1.2),
        ),
        path(
          'M112 238C116 214 140 208 156 222C164 236 156 256 140 260C124 260 112 252 112 238Z',
          pen.both('line', 'line', 1.2),
        ),
        path('M206 228C216 216 236 212 252 216M122 228C128 220 138 220 144 224', pen.stroke('soft', 3)),
        path('M166 226C158 250 144 278 136 296C132 304 136 312 146 314', pen.stroke('line', 1)),
      ),
      place(
        296,
        398,
        20,
        path('M-30 -66H0V66H-30C-64 60 -64 -60 -30 -66Z', `${pen.fill('plasma')} opacity=".75"`),
        path(rays, pen.stroke('orange', 4)),
        flashLamp(pen),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [40, 560], to: [196, 430], disc: 'paper' },
        { letter: 'b', at: [420, 580], to: [276, 420], disc: 'paper' },
        { letter: 'c', at: [30, 440], to: [204, 346], disc: 'paper' },
        { letter: 'd', at: [520, 60], to: [222, 132], disc: 'paper' },
      ]),
    ].join('');
  },
});
