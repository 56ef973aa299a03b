import { spunTube } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { type Point, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const prpTherapy = definePlate({
  title: 'A glass tube of blood after spinning: red cells below, a thin pale layer, straw-coloured plasma above',
  caption:
    'Your own blood after the centrifuge. *a* plasma, *b* the thin layer under the lens with platelets, *c* red cells.',
  ...COVER,
  card: { x: -70, y: 40, width: 700, height: 525 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(12);
    const cells = scatter(34, 17, () => [random(-108, 108), random(36, 112)]);
    const platelets = scatter(46, 11, () => [random(-108, 108), random(-30, 22)]);
    const outline = (x: number, y: number, r: number): string =>
      smooth(
        Array.from({ length: 7 }, (_, index): Point => {
          const angle = (index / 7) * Math.PI * 2;
          const reach = r * random(0.75, 1.2);
          return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
        }),
        true,
      );
    return [
      path('M-90 560H650V660H-90Z', pen.fill('sand')) + path('M-90 560H650', pen.stroke('line', 1.4)),
      place(170, 92, 0, spunTube(pen, { width: 116, height: 462 })),
      path('M138 170V380M147 170V240', `${pen.stroke('paper', 3)} opacity=".7"`),
      path('M226 328L322 262M226 344L330 400', pen.stroke('line', 0.9)),
      lens(
        pen,
        { name: 'layer', x: 418, y: 330, radius: 110, ground: 'plasma', handle: 62 },
        path('M-112 30Q0 22 112 30V112H-112Z', pen.fill('sheath')),
        path('M-112 30Q0 22 112 30', pen.stroke('line', 0.9)),
        group(pen.both('artery', 'line', 0.9), ...cells.map(([x, y]) => ellipse(x, y, 10, 7.5))),
        group(pen.both('lilac', 'plum', 1), ...platelets.map(([x, y]) => path(outline(x, y, 4.2)))),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [60, 210], to: [146, 232] },
        { letter: 'b', at: [418, 176], to: [418, 316] },
        { letter: 'c', at: [60, 470], to: [146, 452] },
      ]),
    ].join('');
  },
});
