import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { type Colour } from '../kit/palette.ts';
import { path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const hairBoosterInjection = definePlate({
  title: 'Three small glass vials in a row, each with a blank label, and a magnifying glass over the middle label',
  caption:
    '“Booster” is not the name of one medicine. Read the label: *a* what is in it, *b* whether it is approved for this use.',
  ...COVER,
  preview: { x: 0, y: 210, width: 560, height: 294 },
  paint: (pen) => {
    const vial = (x: number, fluid: Colour, level: number): string =>
      place(
        x,
        250,
        0,
        path(
          'M-34 0V-42H34V0Q34 16 52 26Q66 34 66 52V262Q66 274 54 274H-54Q-66 274 -66 262V52Q-66 34 -52 26Q-34 16 -34 0Z',
          pen.both('glass', 'line', 1.9),
        ),
        path(`M-60 ${level}H60V260Q60 268 52 268H-52Q-60 268 -60 260Z`, pen.fill(fluid)),
        path(`M-60 ${level}Q0 ${level + 9} 60 ${level}`, pen.stroke('line', 1)),
        path('M-66 96H66V226H-66Z', pen.both('paper', 'line', 1.4)),
        path('M-54 112H54M-54 208H54', pen.stroke('plum-light', 2)),
        path('M-40 -42V-70Q-40 -78 -32 -78H32Q40 -78 40 -70V-42Z', pen.both('steel', 'line', 1.7)),
        path('M-28 -78V-88H28V-78', pen.both('plum', 'line', 1.5)),
        path('M-52 50V88', `${pen.stroke('paper', 4)} opacity=".9"`),
      );
    return [
      path('M0 524H560V610H0Z', pen.fill('sand')) + path('M0 524H560', pen.stroke('line', 1.4)),
      vial(112, 'serum', 70),
      vial(280, 'plasma', 58),
      vial(448, 'nail', 76),
      lens(
        pen,
        { name: 'label', x: 280, y: 408, radius: 84, ground: 'paper', handle: 48 },
        path('M-90 -66H90M-90 66H90', pen.stroke('plum-light', 4)),
        path('M-52 -30H52M-52 -2H52M-52 26H20', `${pen.stroke('soft', 2)} stroke-dasharray="2 9"`),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [196, 138], to: [256, 378] },
        { letter: 'b', at: [364, 138], to: [304, 410] },
      ]),
    ].join('');
  },
});
