import { mirrored } from '../kit/face-front.ts';
import { labels } from '../kit/labels.ts';
import { type Curve } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The far edge of the skin, and the near edge where it is cut. */
const far: Curve = (x) => 196 - Math.sin((x / 560) * Math.PI) * 14;
const NEAR = 424;
const PORE = 300;

/** Turns of the stream from the skin upwards: the far half of each turn lies behind the plug, the near half before it. */
const TURNS = [
  { y: -20, reach: 76 },
  { y: -54, reach: 64 },
  { y: -138, reach: 38 },
  { y: -166, reach: 30 },
] as const;

/** The stream as rising bands: `near` from left down and round to the right, else back to the left. */
function stream(near: boolean): string {
  return TURNS.map(({ y, reach }, index) => {
    const next = TURNS[index + 1] ?? { y: y - 28, reach: 14 };
    return near
      ? `M${-reach} ${y}C${-reach * 0.7} ${y + 22} ${reach * 0.7} ${y + 18} ${reach} ${y - 12}`
      : `M${reach} ${y - 12}C${reach * 0.8} ${y - 34} ${-next.reach * 0.8} ${next.y - 20} ${-next.reach} ${next.y}`;
  }).join('');
}

/** How large an opening is drawn: smaller towards the far edge. */
const size = (y: number): number => 2.6 + ((y - 200) / 200) * 3;

export const hydraFacial = definePlate({
  title: 'A ridged tip gliding over a brown cheek, with a swirl of liquid lifting a plug from a pore',
  caption:
    '*a* the tip with its ridges, cut open, *b* the swirl of liquid, *c* a plug leaving its pore. Nothing goes below the surface.',
  ...COVER,
  card: { x: 60, y: 150, width: 480, height: 360 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 92;
    const random = seeded(51);
    const skin = skinSection(pen, {
      name: 'hy',
      left: 0,
      right: 560,
      surface: NEAR,
      bottom: 610,
      mm,
      seed: 51,
      phototype: 4,
      waveMm: 0.012,
      epidermisMm: 0.12,
      dermisMm: 1.6,
      lobule: 28,
    });
    const pores = scatter(
      46,
      26,
      () => [random(14, 546), random(216, 400)],
      ([x, y]) => y > far(x) + 16 && Math.abs(x - PORE) > 118 - (y - 300) * 0.1,
    );
    const behind = pores.filter(([x]) => x < PORE);
    const ahead = pores.filter(([x]) => x > PORE);
    const pore = (x: number, plug: boolean): string =>
      place(
        x,
        skin.surfaceAt(x),
        0,
        path('M-17 -2C-13 22 -21 50 -25 68C-18 90 18 90 25 68C21 50 13 22 17 -2Z', pen.both('sheath', 'line', 1.1)),
        plug
          ? path(
              'M-11 0C-9 24 -13 44 -16 62C-9 76 9 76 16 62C13 44 9 24 11 0Q0 -8 -11 0Z',
              pen.both('gland', 'line', 1),
            )
          : '',
        plug ? ellipse(0, 0, 11, 4, pen.both('line', 'line', 1)) : '',
      );
    return [
      path(`M-4 ${far(0)}Q280 168 564 ${far(560)}V${NEAR + 12}H-4Z`, pen.both('tone-4', 'line', 1.9)),
      group(pen.both('tone-3', 'tone-5', 1), ...behind.map(([x, y]) => ellipse(x, y, size(y), size(y) * 0.62))),
      group(pen.both('line', 'tone-3', 1.1), ...ahead.map(([x, y]) => ellipse(x, y, size(y), size(y) * 0.62))),
      path(
        `M20 336C70 326 130 326 178 338M30 372C80 362 130 364 180 374M60 300C100 292 140 292 184 302`,
        `${pen.stroke('serum', 3)} opacity=".75"`,
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [190, 400], loops: [30, 160, 230, 370, 440, 540] }),
        skin.epidermis,
        pore(92, false),
        pore(PORE, false),
        pore(492, true),
      ),
      skin.outline,
      // The tip, cut open: walls with ridges inside, the stream between them.
      place(
        PORE,
        NEAR - 4,
        0,
        path(
          'M-112 -4C-112 -70 -74 -150 -62 -230L-62 -440H62V-230C74 -150 112 -70 112 -4Z',
          pen.both('glass', 'line', 1.9),
        ),
        mirrored(
          path(
            'M-112 -4C-112 -70 -74 -150 -62 -230L-62 -440H-40V-206L-30 -194L-48 -174L-38 -158L-58 -136L-46 -118L-68 -96L-56 -78L-80 -54L-66 -38L-88 -14V-4Z',
            pen.both('plum-light', 'line', 1.5),
          ),
        ),
        path('M-86 -8H86V-2H-86Z', pen.fill('serum')),
        path(stream(false), pen.stroke('water', 11)),
        path('M0 -184V-330', pen.stroke('serum', 13)) + path('M-10 -318L0 -336L10 -318', pen.stroke('line', 1.6)),
        place(
          4,
          -92,
          20,
          path(
            'M-12 -28C-10 -8 -14 12 -17 28C-10 42 10 42 17 28C14 12 10 -8 12 -28Q0 -36 -12 -28Z',
            pen.both('gland', 'line', 1.5),
          ),
          ellipse(0, -29, 12, 4.4, pen.both('line', 'line', 1)),
        ),
        path(stream(true), pen.stroke('vein', 15)) + path(stream(true), pen.stroke('serum', 12.5)),
        path(stream(true), `${pen.stroke('paper', 2)} opacity=".8"`),
        group(
          pen.both('gland', 'line', 0.9),
          circle(38, -84, 5),
          circle(-24, -130, 4),
          circle(8, -204, 4.6),
          circle(-4, -246, 3.6),
        ),
        path('M-62 -262H62M-62 -276H62', pen.stroke('line', 1)),
      ),
      path('M396 110H476M462 99L476 110L462 121', pen.stroke('turmeric', 2.6)),
      labels(pen, 26, [
        { letter: 'a', at: [150, 110], to: [222, 290] },
        { letter: 'b', at: [96, 248], to: [252, 382], disc: 'paper' },
        { letter: 'c', at: [452, 250], to: [310, 332], disc: 'paper' },
      ]),
    ].join('');
  },
});
