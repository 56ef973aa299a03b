import { labels, scaleBar } from '../kit/labels.ts';
import { band, type Curve, nums, sample, smooth } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 80;
const DEPTHS_MM = [1.5, 3, 4.5] as const;

export const hifuTreatment = definePlate({
  title: 'A cut through the skin of a cheek, with rows of small heat points at 1.5, 3.0 and 4.5 mm',
  caption:
    'Rows of heat points in a cheek, to scale: *a* at 1.5 mm in the skin, *b* at 3 mm just below it, *c* at 4.5 mm in the firm sheet over the face muscles. *d* sound waves meeting in one point.',
  ...COVER,
  card: { x: 0, y: 184, width: 560, height: 420 },
  preview: { x: 0, y: 240, width: 560, height: 294 },
  paint: (pen) => {
    const surface = 196;
    const skin = skinSection(pen, {
      name: 'hf',
      left: 0,
      right: 560,
      surface,
      bottom: 610,
      mm: MM,
      seed: 29,
      phototype: 3,
      dermisMm: 2.3,
      epidermisMm: 0.11,
      waveMm: 0.02,
      lobule: 26,
    });
    const sheet: Curve = (x) => surface + 4.32 * MM + Math.sin(x / 120) * 5;
    const under: Curve = (x) => sheet(x) + 0.36 * MM;
    const fibres = [8, 15, 22].map((down) =>
      smooth(sample((x) => sheet(x) + down + Math.sin(x / 17 + down) * 1.4, -8, 568, 28)),
    );
    const muscle = Array.from({ length: 3 }, (_, row) => smooth(sample((x) => under(x) + 10 + row * 11, -8, 568, 60)));
    const focus = { x: 374, y: surface + 4.5 * MM };
    const points = DEPTHS_MM.map((depth, row) => {
      const y = surface + depth * MM;
      const columns = Array.from({ length: 10 }, (_, index) => 26 + index * 58);
      return columns
        .filter((x) => row < 2 || x <= focus.x)
        .map(
          (x) =>
            ellipse(x, y, 10, 15, `${pen.fill('orange')} opacity=".55"`) +
            ellipse(x, y, 5.5, 9, pen.both('artery', 'line', 1)),
        )
        .join('');
    });
    const wave = (part: number): string => {
      const half = 118 * (1 - part);
      const y = 172 + (focus.y - 172) * part;
      return `M${nums(focus.x - half, y - 6)}Q${nums(focus.x, y + 22 * (1 - part), focus.x + half, y - 6)}`;
    };
    const waves = [0.08, 0.19, 0.3, 0.41, 0.52, 0.63, 0.73, 0.82].map(wave).join('');
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        path(
          band(sheet, () => 620, -8, 568, 30),
          pen.fill('muscle'),
        ),
        path(muscle.join(''), pen.stroke('smas', 1.2)),
        path(band(sheet, under, -8, 568, 24), pen.both('sheath', 'line', 1.2)),
        path(fibres.join(''), pen.stroke('soft', 0.9)),
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [54, 504], loops: [40, 140, 220, 320, 430, 530] }),
        skin.epidermis,
        path(
          `M${focus.x - 124} 172Q${focus.x} 206 ${focus.x + 124} 172L${focus.x + 5} ${focus.y}H${focus.x - 5}Z`,
          `${pen.fill('plum-light')} opacity=".3"`,
        ),
        group(pen.stroke('plum', 1.5), path(waves)),
        ...points,
      ),
      skin.outline,
      path('M204 196C200 172 220 170 236 172H512C530 170 550 172 544 197Z', pen.both('serum', 'line', 1.2)),
      path('M230 172V120C230 96 246 84 250 60V-10H498V60C502 84 518 96 518 120V172Z', pen.both('paper', 'line', 1.9)),
      path(
        'M452 -10V60C456 84 470 96 470 120V172H518V120C518 96 502 84 498 60V-10Z',
        `${pen.fill('steel')} opacity=".8"`,
      ),
      path('M250 44H498V60H250Z', pen.both('plum', 'line', 1.2)),
      path('M246 132Q374 104 502 132V160Q374 128 246 160Z', pen.both('steel-dark', 'line', 1.4)),
      path('M230 172H518', pen.stroke('line', 1.9)),
      labels(pen, 26, [
        { letter: 'a', at: [112, 262], to: [84, 306], disc: 'paper' },
        { letter: 'b', at: [112, 386], to: [84, 426], disc: 'paper' },
        { letter: 'c', at: [112, 500], to: [84, 546], disc: 'paper' },
        { letter: 'd', at: [498, 476], to: [412, 394], disc: 'paper' },
      ]),
      scaleBar(pen, { x: 40, y: 150, mm: MM }),
    ].join('');
  },
});
