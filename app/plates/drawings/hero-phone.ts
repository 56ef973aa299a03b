import { pointsOf } from '../kit/path.ts';
import { HORIZON_TITLE, horizon, type Horizon } from './horizon.ts';
import { definePlate } from '../plate-drawing.ts';

/** For phones: fewer hairs at a larger scale; all five tones fit across 360 px, the lower third may be covered. */
const PHONE: Horizon = {
  width: 390,
  height: 440,
  surface: 176,
  mm: 58,
  tonesFrom: 78,
  tonesTo: 312,
  units: [
    {
      x: 60,
      hair: 'hair-brown',
      hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 10 -42, 30 -86, 72 -124') }],
    },
    {
      x: 186,
      hairs: [
        { root: 'middle', lean: -7, curve: pointsOf('0 0, 4 -44, 14 -104, 42 -166') },
        { root: 'long', lean: 0, curve: pointsOf('0 0, 13 -44, 38 -96, 84 -140') },
        { root: 'short', lean: 9, curve: pointsOf('0 0, 16 -30, 48 -58, 98 -74') },
      ],
    },
    {
      x: 322,
      hairs: [
        { root: 'long', lean: -4, curve: pointsOf('0 0, 9 -42, 26 -96, 62 -150') },
        { root: 'middle', lean: 6, curve: pointsOf('0 0, 14 -34, 42 -72, 86 -98') },
      ],
    },
  ],
  sweat: [[246, 2.35]],
  risers: [14, 128, 276, 386],
  loops: [24, 104, 138, 228, 274, 300, 380],
  letterSize: 20,
  // The appointment that lies on it would hide most of them.
  labels: () => [],
};

export const heroPhone = definePlate({
  title: HORIZON_TITLE,
  caption: 'The scalp, 5 mm deep, in five skin tones. The difference lies in a tenth of a millimetre.',
  width: PHONE.width,
  height: PHONE.height,
  paint: (pen) => horizon(pen, PHONE),
});
