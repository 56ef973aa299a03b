import { follicle, graft, hairShaft } from '../kit/follicle.ts';
import { follicularUnits } from '../kit/follicular-unit.ts';
import { forceps, punch } from '../kit/instruments.ts';
import { num, pointsOf } from '../kit/path.ts';
import { type Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';

const STEP = { width: 298, height: 404, left: 0, right: 298, surface: 160, bottom: 404, mm: 46 } as const;

function strip(pen: Pen, seed: number) {
  return skinSection(pen, {
    name: 's',
    left: STEP.left,
    right: STEP.right,
    surface: STEP.surface,
    bottom: STEP.bottom,
    mm: STEP.mm,
    seed,
    phototype: 4,
    dermisMm: 1.3,
    epidermisMm: 0.14,
    waveMm: 0.03,
    lobule: 19,
  });
}

/** Two hairs that stay, to the left and right of where the work is done. */
function bystanders(pen: Pen, surfaceAt: (x: number) => number): { roots: string; shafts: string } {
  return follicularUnits(pen, {
    name: 's',
    mm: STEP.mm,
    tilt: 10,
    surfaceAt,
    units: [42, 250].map((x) => ({
      x,
      muscle: false,
      hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 7 -26, 17 -48, 32 -70') }],
    })),
  });
}

const stepPlate = (title: string, caption: string, paint: (pen: Pen) => string) =>
  definePlate({
    title,
    caption,
    width: STEP.width,
    height: STEP.height,
    card: { x: 0, y: 60, width: 298, height: 224 },
    preview: { x: -236, y: 0, width: 770, height: 404 },
    paint,
  });

export const fueStep1 = stepPlate(
  'The punch around a unit of two hairs',
  'Loosen: the punch turns down past the gland, no deeper than it must.',
  (pen) => {
    const skin = strip(pen, 11);
    const stay = bystanders(pen, skin.surfaceAt);
    const y = skin.surfaceAt(148);
    const unit = (
      [
        [143, 6, 4],
        [153, 14, 3.8],
      ] as const
    ).map(([x, lean, depthMm]) => place(x, y, lean, follicle(pen, { mm: STEP.mm, depthMm, gland: 'right' })));
    const stubs = (
      [
        [143, 6],
        [153, 14],
      ] as const
    ).map(([x, lean]) =>
      place(
        x,
        y,
        lean,
        hairShaft(pen, {
          mm: STEP.mm,
          points: [
            [0, 2],
            [0, -17],
          ],
          cut: true,
        }),
      ),
    );
    return [
      stay.shafts,
      skin.framed(skin.inside(skin.dermis, skin.fat, stay.roots, ...unit, skin.epidermis), ...stubs),
      skin.outline,
      place(148, y, 10, punch(pen, { mm: STEP.mm, innerMm: 0.9, depthMm: 2.9, reach: 124, cap: true })),
      place(148, y, 10, path('M34 -98C48 -94 48 -82 34 -78M34 -78l7 -5M34 -78l8 3', pen.stroke('line', 1.1))),
    ].join('');
  },
);

export const fueStep2 = stepPlate(
  'Forceps lift a unit of two hairs out of the skin',
  'Lift: the group slides out whole, bulbs included. The opening closes in days.',
  (pen) => {
    const skin = strip(pen, 12);
    const stay = bystanders(pen, skin.surfaceAt);
    const y = skin.surfaceAt(140);
    const socket = path(
      'M-20 0C-21 60 -16 150 -15 186Q0 206 15 186C16 150 21 60 20 0Z',
      `${pen.both('paper', 'line', 1)} stroke-dasharray="3 4"`,
    );
    return [
      stay.shafts,
      skin.framed(skin.inside(skin.dermis, skin.fat, stay.roots, skin.epidermis, place(140, y, 10, socket))),
      skin.outline,
      place(
        151,
        y - 62,
        10,
        graft(pen, { mm: STEP.mm * 0.98, hairs: 2, tone: 'tone-4' }),
        place(0, 12, 0, forceps(pen, { scale: STEP.mm, gap: 0.74 })),
      ),
    ].join('');
  },
);

export const fueStep3 = stepPlate(
  'Units of one, two and three hairs in a dish',
  'Sort: ones for the edge, twos behind them, threes for density.',
  (pen) => {
    const mm = STEP.mm * 0.86;
    return [
      ellipse(149, 210, 138, 172, pen.both('paper', 'line', 1.6)),
      ellipse(149, 210, 127, 160, pen.stroke('soft', 0.8)),
      path('M52 150C58 128 68 108 82 94', pen.stroke('soft', 1)),
      place(76, 132, 0, graft(pen, { mm, hairs: 1, tone: 'tone-4' })),
      place(146, 112, 0, graft(pen, { mm, hairs: 2, tone: 'tone-4' })),
      place(218, 132, 0, graft(pen, { mm, hairs: 3, tone: 'tone-4' })),
    ].join('');
  },
);

export const fueStep4 = stepPlate(
  'A unit slides into a slit at the angle of the neighbouring hair',
  'Place: into a slit at the angle of the neighbouring hair.',
  (pen) => {
    const skin = strip(pen, 13);
    const [near, slit] = [skin.surfaceAt(104), skin.surfaceAt(182)];
    const socket = path('M-15 0L-12 168Q0 184 12 168L15 0Z', `${pen.both('paper', 'line', 1)} stroke-dasharray="3 4"`);
    return [
      skin.framed(
        skin.inside(
          skin.dermis,
          skin.fat,
          place(104, near, 34, follicle(pen, { mm: 44, depthMm: 3.9, gland: 'right' })),
          skin.epidermis,
          place(182, slit, 34, socket),
        ),
      ),
      place(
        104,
        near,
        34,
        hairShaft(pen, {
          mm: 44,
          points: [
            [0, 2],
            [0, -32],
          ],
          cut: true,
        }),
      ),
      skin.outline,
      place(
        214,
        slit - 48,
        34,
        graft(pen, { mm: STEP.mm * 0.92, hairs: 2, tone: 'tone-4' }),
        place(0, 16, 0, forceps(pen, { scale: STEP.mm * 0.9, gap: 0.72 })),
      ),
      path(`M182 ${num(slit)}H290`, `${pen.stroke('line', 0.9)} stroke-dasharray="1 4"`),
      path(
        `M262 ${num(slit)}C262 ${num(slit - 30)} 252 ${num(slit - 54)} 230 ${num(slit - 72)}`,
        pen.stroke('line', 0.9),
      ),
    ].join('');
  },
);
