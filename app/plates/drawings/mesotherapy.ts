import { bowedHead } from '../kit/bowed-head.ts';
import { inset } from '../kit/inset.ts';
import { needle, syringe } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 40;
const DEPTH_MM = 1.5;

/** A cut through the scalp: the needle ends in the dermis, above the roots. Fills 170 by 210. */
function depth(pen: Pen): string {
  const skin = skinSection(pen, {
    name: 'me',
    left: 0,
    right: 170,
    surface: 84,
    bottom: 210,
    mm: MM,
    seed: 8,
    phototype: 4,
    dermisMm: 2.2,
    epidermisMm: 0.14,
    waveMm: 0.02,
    lobule: 15,
  });
  return [
    skin.inside(skin.dermis, skin.fat, skin.epidermis),
    skin.outline,
    ellipse(92, 84 + DEPTH_MM * MM - 4, 17, 11, pen.both('serum', 'vein', 1.1)),
    place(86, 84, -24, needle(pen, { mm: MM, depthMm: DEPTH_MM, gaugeMm: 0.18, lengthMm: 3.4 })),
  ].join('');
}

/** The bowed head with the blebs along its parting, and the syringe at the next place. */
function scene(pen: Pen): string {
  const blebs = [34, 62, 90, 118, 146, 174].flatMap((y) =>
    [-9, 9].map((x) => circle(x, y, 5.4, pen.both('tone-2', 'line', 1)) + circle(x, y, 1.4, pen.fill('artery'))),
  );
  return [
    group(
      'transform="translate(400 -16)rotate(36)scale(1.3)"',
      bowedHead(pen, { skin: 4, half: (y) => 9 + (Math.max(0, y) / 262) * 11, seed: 5 }),
      ...blebs,
      ellipse(7, 206, 9, 6, `${pen.fill('tone-5')} opacity=".8"`),
    ),
    place(
      234,
      206,
      -62,
      path('M-1.8 4V-74H1.8V2Z', pen.both('steel', 'line', 1)),
      syringe(pen, { from: 72, scale: 1.35, fluid: 'glass', length: 150 }),
    ),
  ].join('');
}

export const mesotherapy = definePlate({
  title:
    'A bowed head with a parting, small blebs in two rows along it, a fine needle at a slant, and a cut showing the drop in the skin',
  caption:
    '*a* small blebs side by side along the parting, *b* a fine short needle, held at a slant, *c* the drop lies in the skin and not below it.',
  ...COVER,
  card: { x: 0, y: 24, width: 560, height: 420 },
  preview: { x: 0, y: 60, width: 560, height: 294 },
  paint: (pen) =>
    [
      scene(pen),
      inset(pen, { name: 'depth', x: 372, y: 382, width: 170, height: 210, ground: 'paper' }, depth(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [516, 60], to: [334, 108], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [40, 216], to: [192, 182], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [336, 580], to: [460, 524], disc: 'paper', leader: 'line' },
      ]),
    ].join(''),
  paintCard: scene,
});
