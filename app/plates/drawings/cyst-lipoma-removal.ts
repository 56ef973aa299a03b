import { labels } from '../kit/labels.ts';
import { type Curve, nums } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path, place, use } from '../kit/svg.ts';
import { fatTexture } from '../kit/texture.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SURFACE = 206;
const MM = 38;
const CYST = { x: 150, y: 322, r: 88 } as const;
const LIPOMA = { x: 404, y: 420 } as const;

/** A closed bag with a skin lining, filled with layers of its own waste; its pore runs up to the surface. */
function cyst(pen: Pen, top: number): string {
  const { r } = CYST;
  const neck = top - CYST.y;
  const bag = `M-6 ${neck}C-8 ${-r - 20} -10 ${-r - 8} -26 ${-r + 6}C-66 ${-r + 14} ${-r} -46 ${-r} 0C${-r} 50 -48 ${r} 0 ${r}C48 ${r} ${r} 50 ${r} 0C${r} -46 66 ${-r + 14} 26 ${-r + 6}C10 ${-r - 8} 8 ${-r - 20} 6 ${neck}Z`;
  const layers = [74, 61, 48, 35, 22, 10].map((size, index) => {
    const wobble = index % 2 ? 4 : -4;
    return `M${nums(-size, wobble)}C${nums(-size, -size * 0.6, -size * 0.5, -size + wobble, 0, -size)}C${nums(size * 0.6, -size - wobble, size, -size * 0.5, size, 0)}C${nums(size + wobble, size * 0.5, size * 0.5, size, 0, size)}C${nums(-size * 0.6, size, -size - wobble, size * 0.5, -size, wobble)}`;
  });
  return [
    path(bag, pen.both('tone-2', 'line', 1.9)),
    ellipse(0, 0, r - 9, r - 9, pen.both('sheath', 'line', 1.1)),
    path(layers.join(''), pen.stroke('soft', 1)),
    path(`M0 ${neck + 4}V${-r + 8}`, pen.stroke('tone-5', 5)),
  ].join('');
}

export const cystLipomaRemoval = definePlate({
  title:
    'A cut through brown skin with a round cyst joined to a pore on one side and a soft yellow lipoma on the other',
  caption:
    'Two kinds of gaanth, cut through. *a* the blocked pore, *b* a cyst: a bag with a skin lining, full of its own waste, *c* a lipoma: a soft pillow of fat.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 180, width: 560, height: 294 },
  paint: (pen) => {
    const relief: Curve = (x) =>
      SURFACE -
      54 * Math.exp(-(((x - CYST.x) / 84) ** 2)) +
      7 * Math.exp(-(((x - CYST.x) / 10) ** 2)) -
      40 * Math.exp(-(((x - LIPOMA.x) / 120) ** 2)) +
      2 * Math.sin(x / 50);
    const skin = skinSection(pen, {
      name: 'cl',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 90,
      phototype: 3,
      epidermisMm: 0.26,
      dermisMm: 2.2,
      relief,
      step: 5,
      lobule: 24,
    });
    const pillow =
      'M-124 8C-132 -38 -92 -74 -50 -70C-20 -92 24 -90 48 -70C96 -76 132 -40 124 6C134 48 92 86 50 80C20 98 -26 96 -48 80C-92 88 -130 52 -124 8Z';
    const fat = fatTexture(pen, { name: 'cl-pillow', size: 34, columns: 9, depth: 190, seed: 3 });
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [], loops: [20, 60, 240, 290, 340, 400, 460, 520] }),
        place(
          LIPOMA.x,
          LIPOMA.y,
          0,
          `<defs>${fat.markup}</defs><clipPath ${pen.id('pillow')}>${path(pillow)}</clipPath>`,
          path(pillow, pen.fill('gland')),
          group(
            `clip-path="url(#${pen.ref('pillow')})"`,
            group(pen.both('plasma', 'fat-line', 1.1), use(pen.ref('cl-pillow'), 'translate(-146 -96)')),
          ),
          path(pillow, pen.stroke('line', 1.9)),
          path(pillow, `${pen.stroke('sheath', 2.4)} transform="scale(.975)"`),
          path(
            'M-48 80C-40 60 -36 40 -40 20M50 80C44 56 46 40 52 24M-50 -70C-44 -50 -40 -36 -44 -20M48 -70C42 -50 46 -40 52 -26',
            pen.stroke('fat-line', 1.6),
          ),
        ),
        skin.epidermis,
        place(CYST.x, CYST.y, 0, cyst(pen, relief(CYST.x))),
      ),
      skin.outline,
      ellipse(CYST.x, relief(CYST.x) + 2, 9, 5, pen.both('line', 'line', 1)),
      labels(pen, 26, [
        { letter: 'a', at: [58, 84], to: [146, 154] },
        { letter: 'b', at: [58, 520], to: [98, 382], disc: 'paper' },
        { letter: 'c', at: [410, 566], to: [404, 446], disc: 'paper' },
      ]),
    ].join('');
  },
});
