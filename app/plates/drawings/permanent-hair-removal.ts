import { follicle, hairShaft } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { lightHandpiece } from '../kit/light-handpiece.ts';
import { inMillimetres, num } from '../kit/path.ts';
import { type Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 90;

const draw = (d: string, style: string): string => path(inMillimetres(MM, d), style);

/** A ray of the beam, from the window down to a height, narrowing. */
const ray = (x: number, to: number, width: number): string =>
  path(`M${num(x - width)} 192L${num(x - width * 0.4)} ${num(to)}H${num(x + width * 0.4)}L${num(x + width)} 192Z`);

/** A hair at rest: its root has withdrawn and ends in a pale club, without bulb or papilla. */
function restingRoot(pen: Pen): string {
  return (
    draw(
      'M-.11 0C-.1 .4 -.16 .8 -.16 1.3C-.17 1.7 -.19 1.9 -.15 2.12C-.1 2.32 .1 2.32 .15 2.12C.19 1.9 .17 1.7 .16 1.3C.16 .8 .1 .4 .11 0Z',
      pen.both('sheath', 'line', 1.1),
    ) +
    draw('M0 -.03V1.9', pen.stroke('hair', 5.6)) +
    draw('M-.04 1.8C-.1 1.95 -.09 2.12 0 2.13C.09 2.12 .1 1.95 .04 1.8Z', pen.both('papilla', 'line', 0.9)) +
    draw('M-.04 2.36C-.06 2.5 .06 2.5 .04 2.36C.02 2.3 -.02 2.3 -.04 2.36Z', pen.both('papilla', 'line', 0.9))
  );
}

export const permanentHairRemoval = definePlate({
  title: 'A laser tip on brown skin, with light passing down to a dark hair root and the skin above kept cool',
  caption:
    'Light goes to the dark of the hair. *a* a growing root takes it up, *b* a resting root does not, *c* the cooled tip that spares the surface.',
  ...COVER,
  card: { x: 0, y: 170, width: 560, height: 420 },
  preview: { x: 0, y: 110, width: 560, height: 294 },
  paint: (pen) => {
    const skin = skinSection(pen, {
      name: 'hr',
      left: 0,
      right: 560,
      surface: 196,
      bottom: 610,
      mm: MM,
      seed: 23,
      phototype: 4,
      epidermisMm: 0.13,
      waveMm: 0.02,
      lobule: 30,
    });
    const stub = (x: number): string =>
      place(
        x,
        skin.surfaceAt(x),
        9,
        hairShaft(pen, {
          mm: MM,
          points: [
            [0, 3],
            [1, -20],
            [3, -44],
          ],
          cut: true,
        }),
      );
    const at = (x: number, ...parts: readonly string[]): string => place(x, skin.surfaceAt(x), 9, ...parts);
    return [
      stub(96) + stub(500),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [150, 436], loops: [30, 150, 250, 360, 430, 530] }),
        at(96, follicle(pen, { mm: MM, depthMm: 3.8, gland: 'right' })),
        at(500, follicle(pen, { mm: MM, depthMm: 3.9, gland: 'right' })),
        at(214, restingRoot(pen)),
        path('M186 196L216 570Q270 594 322 570L394 196Z', `${pen.fill('orange')} opacity=".22"`),
        `<g ${pen.fill('orange')} opacity=".4">${ray(214, 470, 12)}${ray(262, 540, 14)}${ray(318, 560, 14)}${ray(366, 480, 12)}</g>`,
        at(332, follicle(pen, { mm: MM, depthMm: 4, gland: 'right' })),
        place(
          332,
          skin.surfaceAt(332),
          9,
          circle(0, 3.76 * MM, 46, `${pen.fill('artery')} opacity=".22"`),
          circle(0, 3.76 * MM, 30, `${pen.fill('artery')} opacity=".3"`),
          path(`M0 10V${num(3.5 * MM)}`, pen.stroke('orange', 2)),
          circle(0, 3.76 * MM, 46, `${pen.stroke('beam', 1.4)} stroke-dasharray="3 5"`),
        ),
        skin.epidermis,
        path('M150 180H430V213H150Z', `${pen.fill('serum')} opacity=".75"`),
      ),
      skin.outline,
      path('M150 196C150 178 168 184 178 184H402C412 184 430 178 430 197Z', pen.both('serum', 'line', 1.1)),
      place(290, 186, 0, lightHandpiece(pen, { window: 208, height: 210, slits: true })),
      labels(pen, 26, [
        { letter: 'a', at: [366, 588], to: [284, 536], disc: 'paper' },
        { letter: 'b', at: [112, 470], to: [182, 388], disc: 'paper' },
        { letter: 'c', at: [90, 100], to: [178, 178] },
      ]),
    ].join('');
  },
});
