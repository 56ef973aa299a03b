import { needle } from '../kit/instruments.ts';
import { lowerFace } from '../kit/jaw.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import { type Curve, num, sample, smooth } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place, rect } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** How deep the methods reach, in millimetres below the surface. */
const ULTRASOUND_MM = [1.5, 3, 4.5] as const;
const NEEDLES_MM = [0.5, 2, 3.5] as const;
const MM = 46;
const SURFACE = 352;

/** The firm sheet over the muscles of the face. */
const sheet: Curve = (x) => SURFACE + 4.5 * MM + Math.sin(x / 90) * 3;

export const antiAgingSkinTightening = definePlate({
  title: 'A jaw and neck in brown skin with slightly loose skin, and below it the layers that each method reaches',
  caption:
    'How deep each method goes, to scale. *a* radio waves spread without a stop, *b* heated needles 0.5 to 3.5 mm, *c* ultrasound 1.5, 3.0 or 4.5 mm, *d* the firm sheet over the muscles.',
  ...COVER,
  card: { x: 0, y: 62, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
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
    const heat = [1, 2, 3, 4].map((ring) =>
      ellipse(94, SURFACE, 34 + ring * 15, ring * 32, `${pen.fill('turmeric')} opacity=".2"`),
    );
    const focus = ULTRASOUND_MM.map((depth) =>
      [418, 446, 474, 502].map((x) => ellipse(x, SURFACE + depth * MM, 6, 8, pen.both('artery', 'line', 0.9))).join(''),
    );
    const beams = [418, 446, 474, 502]
      .map((x) => `M${x - 9} ${SURFACE}L${x} ${num(SURFACE + 4.5 * MM)}L${x + 9} ${SURFACE}Z`)
      .join('');
    return [
      group(
        'transform="translate(556 -8)scale(-.66 .66)"',
        lowerFace(pen, 4, { fullness: 0.42 }),
        path('M128 228C180 246 216 250 246 240C280 230 300 246 340 232C400 206 450 170 480 76', pen.stroke('line', 2)),
        path(
          'M128 130C134 160 132 190 120 214M146 140C156 172 154 200 146 222M210 250C226 262 244 262 258 250',
          pen.stroke('line', 1.5),
        ),
        path(
          'M252 300C300 330 360 336 420 320M262 350C310 378 370 384 430 366M290 270C330 340 336 400 330 470M340 262C372 330 376 400 366 470',
          pen.stroke('line', 1.3),
        ),
      ),
      rect(0, 0, 186, 296, pen.fill('tone-4')),
      path('M0 0H250C214 40 204 90 214 130C150 160 90 220 60 296H0Z', pen.both('hair', 'line', 1.7)),
      path(
        'M0 40C80 30 150 24 216 30M0 90C70 80 140 76 206 74M0 140C60 130 130 122 200 110',
        `${pen.stroke('tone-4', 0.9)} opacity=".6"`,
      ),
      path('M0 296H560V610H0Z', pen.fill('paper')) + path('M0 296H560', pen.stroke('line', 1.6)),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [180, 370], loops: [20, 160, 200, 350, 390, 540] }),
        path(smooth(sample(sheet, -10, 570, 40)), pen.stroke('line', 19)) +
          path(smooth(sample(sheet, -10, 570, 40)), pen.stroke('smas', 16)),
        path(smooth(sample((x) => sheet(x) - 2, -10, 570, 40)), pen.stroke('blush', 1)),
        ...heat,
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
          circle(x + 3, skin.surfaceAt(x) + depth * MM - 4, 9, `${pen.fill('turmeric')} opacity=".65"`)
        );
      }),
      path(`M216 ${SURFACE - 22}V296H316V${SURFACE - 22}Z`, pen.both('plum', 'line', 1.6)),
      path(`M396 ${SURFACE - 2}V${SURFACE - 36}H524V${SURFACE - 2}Z`, pen.both('glass', 'line', 1.6)) +
        path(`M410 ${SURFACE - 36}V296H510V${SURFACE - 36}Z`, pen.both('steel', 'line', 1.5)),
      labels(pen, 26, [
        { letter: 'a', at: [94, 470], disc: 'paper' },
        { letter: 'b', at: [356, 440], to: [301, 424], disc: 'paper' },
        { letter: 'c', at: [356, 524], to: [410, 494], disc: 'paper' },
        { letter: 'd', at: [190, 522], to: [222, 556], disc: 'paper' },
      ]),
      scaleBar(pen, { x: 154, y: 334, mm: MM }),
    ].join('');
  },
});
