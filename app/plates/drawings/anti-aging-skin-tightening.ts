import { needle } from '../kit/instruments.ts';
import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import { type Curve, num, sample, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** How deep the methods reach, in millimetres below the surface. */
const ULTRASOUND_MM = [1.5, 3, 4.5] as const;
const NEEDLES_MM = [0.5, 2, 3.5] as const;
/** Radio waves from outside fade without an edge; hardly any heat is left at this depth. */
const RADIO_MM = 4;
const MM = 46;
const SURFACE = 352;

/** The firm sheet over the muscles of the face. */
const sheet: Curve = (x) => SURFACE + 4.5 * MM + Math.sin(x / 90) * 3;

/** An older face with a softened jaw, to be cut off by the section below it. */
const head = (pen: Pen, transform: string, weight: number): string =>
  group(
    `transform="${transform}"`,
    halfTurnedNeck(pen, 4, weight),
    halfTurnedFace(pen, { skin: 4, scale: weight, aged: true, brow: 'hair-grey' }),
    path(
      'M154 436C176 456 214 452 236 440C252 442 262 436 270 424C286 420 304 402 314 384C296 392 280 404 262 408C240 416 220 430 196 436Z',
      `${pen.fill('tone-5')} opacity=".35"`,
    ),
    path('M232 438C250 446 266 438 272 422', pen.stroke('line', 1.8)),
    path(
      'M208 474C236 486 272 484 306 462M226 460C230 486 230 512 224 540M256 456C266 486 268 512 262 542',
      pen.stroke('tone-5', 1.4),
    ),
    halfTurnedHair(pen, { skin: 4, colour: 'hair-grey', strand: 'paper', scale: weight }),
    halfTurnedEar(pen, 4, weight),
  );

/** The layers of the skin with the three devices on it. */
function section(pen: Pen): string {
  const skin = skinSection(pen, {
    name: 'at',
    left: 0,
    right: 560,
    surface: SURFACE,
    bottom: 610,
    mm: MM,
    seed: 43,
    phototype: 4,
    epidermisMm: 0.16,
    dermisMm: 2,
    waveMm: 0.02,
    lobule: 24,
  });
  const focus = ULTRASOUND_MM.map((depth) =>
    [418, 446, 474, 502].map((x) => ellipse(x, SURFACE + depth * MM, 6, 8, pen.both('artery', 'line', 0.9))).join(''),
  );
  const beams = [418, 446, 474, 502]
    .map((x) => `M${x - 9} ${SURFACE}L${x} ${num(SURFACE + 4.5 * MM)}L${x + 9} ${SURFACE}Z`)
    .join('');
  return [
    `<radialGradient ${pen.id('warm')} gradientUnits="userSpaceOnUse" cx="94" cy="${SURFACE}" r="${RADIO_MM * MM}"><stop stop-color="${pen.colour('orange')}" stop-opacity=".75"/><stop offset="1" stop-color="${pen.colour('orange')}" stop-opacity="0"/></radialGradient>`,
    path('M0 296H560V610H0Z', pen.fill('paper')) + path('M0 296H560', pen.stroke('line', 1.6)),
    skin.inside(
      skin.dermis,
      skin.fat,
      plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [180, 370], loops: [20, 160, 200, 350, 390, 540] }),
      path(smooth(sample(sheet, -10, 570, 40)), pen.stroke('line', 19)) +
        path(smooth(sample(sheet, -10, 570, 40)), pen.stroke('smas', 16)),
      path(smooth(sample((x) => sheet(x) - 2, -10, 570, 40)), pen.stroke('blush', 1)),
      circle(94, SURFACE, RADIO_MM * MM, `fill="url(#${pen.ref('warm')})"`),
      path(beams, `${pen.fill('beam')} opacity=".22"`),
      skin.epidermis,
      ...focus,
    ),
    skin.outline,
    path(`M50 ${SURFACE - 2}V${SURFACE - 22}H138V${SURFACE - 2}Z`, pen.both('steel-dark', 'line', 1.6)),
    path(`M64 ${SURFACE - 22}V296H124V${SURFACE - 22}Z`, pen.both('steel', 'line', 1.5)),
    ...NEEDLES_MM.map((depth, index) => {
      const x = 234 + index * 32;
      return (
        place(x, skin.surfaceAt(x), 0, needle(pen, { mm: MM, depthMm: depth, gaugeMm: 0.16, lengthMm: 0.6 })) +
        circle(x + 3, skin.surfaceAt(x) + depth * MM - 4, 9, `${pen.fill('orange')} opacity=".65"`)
      );
    }),
    path(`M216 ${SURFACE - 22}V296H316V${SURFACE - 22}Z`, pen.both('plum', 'line', 1.6)),
    path(`M396 ${SURFACE - 2}V${SURFACE - 36}H524V${SURFACE - 2}Z`, pen.both('glass', 'line', 1.6)) +
      path(`M410 ${SURFACE - 36}V296H510V${SURFACE - 36}Z`, pen.both('steel', 'line', 1.5)),
  ].join('');
}

export const antiAgingSkinTightening = definePlate({
  title:
    'An older brown face with a softened jaw and lined neck, and below it the layers of skin that each method reaches',
  caption:
    'How deep each method goes, to scale. *a* radio waves from outside, which fade without a sharp limit, *b* heated needles 0.5 to 3.5 mm, *c* ultrasound 1.5, 3.0 or 4.5 mm, *d* the firm sheet over the muscles.',
  ...COVER,
  card: { x: 0, y: 0, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) =>
    [
      head(pen, 'translate(70 -186)scale(.92)', 0.92),
      section(pen),
      labels(pen, 26, [
        { letter: 'a', at: [94, 470], disc: 'paper' },
        { letter: 'b', at: [356, 440], to: [301, 424], disc: 'paper' },
        { letter: 'c', at: [356, 524], to: [410, 494], disc: 'paper' },
        { letter: 'd', at: [190, 522], to: [222, 556], disc: 'paper' },
      ]),
      scaleBar(pen, { x: 154, y: 334, mm: MM }),
    ].join(''),
  // The whole face, smaller: a crop would leave its neck.
  paintCard: (pen) =>
    head(pen, 'translate(166 -66)scale(.47)', 0.7) + group('transform="translate(0 -156)"', section(pen)),
});
