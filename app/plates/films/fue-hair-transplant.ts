import { follicle, graft, hairShaft, oilGland } from '../kit/follicle.ts';
import { forceps, needle, punch } from '../kit/instruments.ts';
import type { Curve, Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { group, path, place, rect } from '../kit/svg.ts';
import { FRAME, type Film } from './film.ts';
import { between, progress } from './motion.ts';

const MM = 52;
const SURFACE = 304;
/** The donor area lies in the first frame, the thin front in a second one to its right. */
const FRONT = FRAME.width;
const DONOR = { x: 480, tilt: 10 } as const;
const SLIT = { x: FRONT + 520, tilt: 34 } as const;
const AIR = { x: 330, y: 74 } as const;

/** The skin is not quite level. */
const surfaceAt: Curve = (x) => SURFACE + 3 * Math.sin(x / 97) + 1.4 * Math.sin(x / 41);

function skin(pen: Pen, name: string, left: number, seed: number) {
  return skinSection(pen, {
    name,
    left,
    right: left + FRAME.width,
    surface: SURFACE,
    bottom: FRAME.height,
    mm: MM,
    seed,
    phototype: 4,
    dermisMm: 1.5,
    epidermisMm: 0.14,
    relief: surfaceAt,
    lobule: 21,
  });
}

/** A hair of this length above the skin, bending a little to the right. */
function grown(pen: Pen, lengthMm: number, hairMm = 0.075): string {
  const points: Point[] = Array.from({ length: 6 }, (_, index) => {
    const along = (index / 5) * lengthMm * MM;
    return [(along / MM) ** 2 * 4.5, -along];
  });
  return lengthMm <= 0.02 ? '' : hairShaft(pen, { mm: MM, hairMm, points });
}

/** Hairs of one group with their roots; `lengthMm` is what stands above the skin. */
function unit(pen: Pen, hairs: number, lengthMm: number, hairMm?: number): { roots: string; shafts: string } {
  const each = Array.from({ length: hairs }, (_, index) => index - (hairs - 1) / 2);
  return {
    roots:
      oilGland(pen, MM, 'right') +
      each
        .map((offset) =>
          place(
            offset * 0.16 * MM,
            0,
            -offset * 2.6,
            follicle(pen, { mm: MM, depthMm: 4 - Math.abs(offset) * 0.15, ...(hairMm ? { hairMm, girth: 0.7 } : {}) }),
          ),
        )
        .join(''),
    shafts: each
      .map((offset) =>
        place(offset * 0.16 * MM, 0, -offset * 2.6, grown(pen, lengthMm - Math.abs(offset) * 0.15, hairMm)),
      )
      .join(''),
  };
}

/** The opening a group leaves or goes into. */
function opening(pen: Pen, half: number): string {
  return path(
    `M${-half} 0C${-half} 70 ${-half * 0.8} 150 ${-half * 0.7} 190Q0 214 ${half * 0.7} 190C${half * 0.8} 150 ${half} 70 ${half} 0Z`,
    `${pen.both('paper', 'line', 1)} stroke-dasharray="3 4"`,
  );
}

/** The back of the head: three groups, of which the middle one is taken. */
function donorArea(pen: Pen, t: number): string {
  const section = skin(pen, 'd', 0, 11);
  const lengthMm = between(3.1, 0.55, progress(t, 6, 8));
  const at = (x: number, ...children: string[]) => place(x, surfaceAt(x), DONOR.tilt, ...children);
  const stay = [150, 810].map((x, index) => ({ x, ...unit(pen, index + 1, lengthMm) }));
  const middle = unit(pen, 2, lengthMm);
  const isIn = t < 19;
  const down = progress(t, 8, 9.5) - progress(t, 14.5, 16);
  const depth = progress(t, 9.5, 13.5);
  const turning = Math.sin(t * 9) * (t > 9.5 && t < 13.5 ? 1 : 0);
  return [
    section.framed(
      section.inside(
        section.dermis,
        section.fat,
        ...stay.map(({ x, roots }) => at(x, roots)),
        isIn ? at(DONOR.x, middle.roots) : at(DONOR.x, opening(pen, 22)),
        section.epidermis,
        isIn ? '' : at(DONOR.x, path('M-23 -3H23V9H-23Z', pen.fill('paper'))),
      ),
      ...stay.map(({ x, shafts }) => at(x, shafts)),
      isIn ? at(DONOR.x, middle.shafts) : '',
    ),
    section.outline,
    down <= 0
      ? ''
      : at(
          DONOR.x,
          place(
            turning * 1.2,
            between(-330, -150, down) + depth * 150,
            0,
            punch(pen, { mm: MM, innerMm: 0.92, depthMm: 2.9, reach: 150, cap: true }),
            turning === 0
              ? ''
              : path('M52 -136C82 -128 82 -96 52 -86M52 -86l12 -9M52 -86l14 5', pen.stroke('plum', 2.4)),
          ),
        ),
  ].join('');
}

/** The thin front: fine hairs, a slit, and later the group in it. */
function thinFront(pen: Pen, t: number): string {
  const section = skin(pen, 'r', FRONT, 13);
  const at = (x: number, ...children: string[]) => place(x, surfaceAt(x), SLIT.tilt, ...children);
  const fine = [FRONT + 200, FRONT + 800].map((x) => ({ x, ...unit(pen, 1, 1.7, 0.04) }));
  const isPlaced = t >= 36;
  const blade = progress(t, 26, 28) - progress(t, 28.5, 30);
  const growth = between(0, 1.1, progress(t, 50, 55)) + between(0, 2.3, progress(t, 57, 63));
  const thickness = between(0.04, 0.075, progress(t, 57, 63));
  const shed = progress(t, 43, 46);
  const roots = unit(pen, 2, 0).roots;
  const stubble = unit(pen, 2, 0.6).shafts;
  return [
    section.framed(
      section.inside(
        section.dermis,
        section.fat,
        ...fine.map((hair) => at(hair.x, hair.roots)),
        t >= 28 && !isPlaced ? at(SLIT.x, opening(pen, 20)) : '',
        isPlaced ? at(SLIT.x, group(`opacity="${(1 - progress(t, 37, 45)).toFixed(2)}"`, opening(pen, 20)), roots) : '',
        section.epidermis,
        t >= 28 && !isPlaced ? at(SLIT.x, path('M-21 -6H21V10H-21Z', pen.fill('paper'))) : '',
      ),
      ...fine.map(({ x, shafts }) => at(x, shafts)),
      isPlaced && shed < 1
        ? at(
            SLIT.x,
            place(
              shed * 40,
              -shed * 46,
              shed * 70,
              group(`opacity="${(1 - progress(t, 44.5, 46)).toFixed(2)}"`, stubble),
            ),
          )
        : '',
      at(SLIT.x, unit(pen, 2, growth, thickness).shafts),
    ),
    section.outline,
    blade <= 0
      ? ''
      : at(
          SLIT.x,
          place(0, between(-420, 0, blade), 0, needle(pen, { mm: MM, depthMm: 3.9, gaugeMm: 0.62, lengthMm: 6 })),
        ),
  ].join('');
}

/** Where a group stands when it has left the skin along its slant. */
function liftedTo(x: number, surface: number, tilt: number): { x: number; y: number } {
  const height = 234;
  const angle = (tilt / 180) * Math.PI;
  return { x: x + Math.sin(angle) * height, y: surface - Math.cos(angle) * height };
}

/** The group in the forceps: gripped at the back of the head, held in the air, slid into the slit at the front. */
function carried(pen: Pen, t: number, camera: number): string {
  if (t < 16.5 || t >= 39) return '';
  const [donorSkin, frontSkin] = [surfaceAt(DONOR.x), surfaceAt(SLIT.x)];
  const lifted = progress(t, 19, 22);
  const lowered = progress(t, 32, 36);
  const away = progress(t, 16.5, 18.5) - progress(t, 36, 38.5);
  const tilt = between(DONOR.tilt, SLIT.tilt, progress(t, 30, 32));
  // Out along its slant, then aside; back over the slit, then in along the slit's slant.
  const [aside, over] = [progress(t, 21.5, 23), progress(t, 30, 32)];
  const out = liftedTo(DONOR.x, donorSkin, DONOR.tilt);
  const above = liftedTo(SLIT.x - FRONT, frontSkin, SLIT.tilt);
  const air = { x: between(out.x, AIR.x, aside), y: between(out.y, AIR.y, aside) };
  const x = between(between(between(DONOR.x, air.x, lifted), above.x, over), SLIT.x - FRONT, lowered);
  const y = between(between(between(donorSkin, air.y, lifted), above.y, over), frontSkin, lowered);
  const held = t >= 19 && t < 36;
  return place(
    x + camera,
    y,
    tilt,
    held ? graft(pen, { mm: MM, hairs: 2, tone: 'tone-4', gland: 'right' }) : '',
    place(0, between(-260, 10, away), 0, forceps(pen, { scale: MM, gap: 0.76 })),
  );
}

/** How one group of hairs is moved: out of the back of the head, into a slit at the front, and what becomes of it. */
export const fueHairTransplant: Film = {
  title: 'How a group of hairs is moved',
  seconds: 68,
  cues: [
    { from: 0, to: 5.5, text: 'Scalp hair grows in tiny groups, mostly of one to three hairs.' },
    { from: 5.5, to: 9.5, text: 'The back of the head is trimmed short and numbed.' },
    { from: 9.5, to: 16, text: 'The doctor turns a round punch, about 1 mm wide, around one group and frees it.' },
    { from: 16.5, to: 23, text: 'The group is lifted out whole. It leaves a small round scar.' },
    { from: 24, to: 31, text: 'Where hair is thin, the doctor makes a tiny slit at the slant of the hair nearby.' },
    { from: 31.5, to: 38.5, text: 'The group slides into the slit.' },
    { from: 41, to: 48.5, text: 'After 2 to 4 weeks, most of the moved hair falls out. Its roots stay.' },
    { from: 49, to: 56, text: 'After 3 to 6 months, fine, short hairs appear.' },
    { from: 56.5, to: 67, text: 'After 8 to 12 months they are thicker and longer, and the result can be judged.' },
  ],
  paint(pen, second) {
    const camera = FRONT * progress(second, 22.5, 25.5);
    return [
      rect(0, 0, FRAME.width, FRAME.height, pen.fill('paper')),
      group(
        `transform="translate(${(-camera).toFixed(1)} 0)"`,
        camera < FRONT ? donorArea(pen, second) : '',
        camera > 0 ? thinFront(pen, second) : '',
        carried(pen, second, camera),
      ),
    ].join('');
  },
};
