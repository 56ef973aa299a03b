import { labels } from '../kit/labels.ts';
import { type Curve, nums, sample, smooth } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { group, path } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SURFACE = 286;
const MM = 104;
/** From 0, untouched, to 1 under the handpiece. */
const treated: Curve = (x) => 1 / (1 + Math.exp(-(x - 262) / 26));

export const skinTightening = definePlate({
  title: 'A flat handpiece on brown skin, with warmth spreading through the deeper skin and fibres drawing closer',
  caption:
    'Warmth from outside. *a* a flat handpiece on oil, *b* the deeper skin grows warm, *c* loose fibres, *d* fibres that have drawn together a little.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) => {
    const relief: Curve = (x) =>
      SURFACE + (1 - treated(x)) * (8 * Math.sin(x / 17) + 4 * Math.sin(x / 7 + 1)) + 2 * Math.sin(x / 90);
    const skin = skinSection(pen, {
      name: 'ti',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 19,
      phototype: 3,
      dermisMm: 2.3,
      epidermisMm: 0.13,
      relief,
      step: 6,
      lobule: 32,
    });
    const fibres = [-3, -2, -1, 0, 1, 2, 3].map((row): string => {
      const curve: Curve = (x) => {
        const near = treated(x);
        const spread = 27 - near * 9;
        const sway = (1 - near) * 11 * Math.sin(x / 19 + row * 2.1) + near * 1.6 * Math.sin(x / 44 + row);
        return SURFACE + 146 + row * spread + sway;
      };
      return smooth(sample(curve, -12, 572, 13));
    });
    const dome = (rx: number, down: number): string =>
      path(
        `M${nums(404 - rx, SURFACE + 6)}C${nums(404 - rx, SURFACE + 6 + down * 1.3, 404 + rx, SURFACE + 6 + down * 1.3, 404 + rx, SURFACE + 6)}Z`,
      );
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [], loops: [40, 120, 200, 330, 410, 500] }),
        group(`${pen.fill('orange')} opacity=".38"`, dome(196, 284), dome(140, 226)),
        group(`${pen.fill('artery')} opacity=".2"`, dome(92, 168)),
        path(fibres.join(''), `${pen.stroke('line', 9.4)} stroke-linecap="butt"`),
        path(fibres.join(''), `${pen.stroke('sheath', 7)} stroke-linecap="butt"`),
        path(fibres.join(''), `${pen.stroke('collagen', 1.6)} stroke-dasharray="16 9"`),
        skin.epidermis,
      ),
      skin.outline,
      path(
        `M240 ${SURFACE + 2}C236 ${SURFACE - 16} 262 ${SURFACE - 14} 276 ${SURFACE - 14}H532C548 ${SURFACE - 14} 566 ${SURFACE - 16} 564 ${SURFACE + 2}Z`,
        pen.both('plasma', 'line', 1.1),
      ),
      path(
        `M278 ${SURFACE - 8}V${SURFACE - 40}Q278 ${SURFACE - 52} 292 ${SURFACE - 52}H516Q530 ${SURFACE - 52} 530 ${SURFACE - 40}V${SURFACE - 8}Z`,
        pen.both('steel', 'line', 1.9),
      ),
      path(`M278 ${SURFACE - 8}V${SURFACE - 20}H530V${SURFACE - 8}Z`, pen.both('steel-dark', 'line', 1.2)),
      path('M352 234C356 196 374 186 376 150V-10H432V150C434 186 452 196 456 234Z', pen.both('paper', 'line', 1.9)),
      path(
        'M412 -10V150C414 190 428 204 428 234H456C452 196 434 186 432 150V-10Z',
        `${pen.fill('steel')} opacity=".8"`,
      ),
      path('M376 138H432V154H376Z', pen.both('plum', 'line', 1.2)),
      path('M376 96H432M376 84H432M376 72H432', pen.stroke('line', 1)),
      path(`M300 ${SURFACE - 44}H420`, pen.stroke('paper', 4)),
      labels(pen, 26, [
        { letter: 'a', at: [300, 160], to: [322, 240] },
        { letter: 'b', at: [404, 578], to: [404, 510], disc: 'paper' },
        { letter: 'c', at: [60, 578], to: [84, 432], disc: 'paper' },
        { letter: 'd', at: [520, 578], to: [508, 460], disc: 'paper' },
      ]),
    ].join('');
  },
});
