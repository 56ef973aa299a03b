import { featuresFront, headband, headFront, LIPS, neckFront } from '../kit/face-front.ts';
import { drop } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import type { Colour } from '../kit/palette.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The half of a mask at the right of the middle line, free around the eye. */
const HALF_MASK =
  'M0 -126C40 -127 84 -118 104 -92C124 -66 124 -10 117 34C112 78 100 116 78 144C58 170 32 188 0 189ZM12 -14C10 -44 32 -60 62 -60C96 -60 112 -40 110 -18C108 12 90 30 58 30C30 30 14 12 12 -14Z';

export const fireIceFacial = definePlate({
  title: 'A brown face from the front with a warm orange mask on one half and a cool blue mask on the other',
  caption: 'Two masks, shown side by side. *a* the “fire”: acids that feel warm, *b* the “ice”: a cooling gel.',
  ...COVER,
  card: { x: 0, y: 146, width: 560, height: 420 },
  preview: { x: 0, y: 218, width: 560, height: 294 },
  paint: (pen) => {
    const half = (side: 1 | -1, colour: Colour, texture: string, ink: Colour): string =>
      group(
        `transform="scale(${side} 1)"`,
        path(HALF_MASK, `${pen.both(colour, 'line', 1.6)} fill-rule="evenodd"`),
        path(texture, pen.stroke(ink, 1.2)),
      );
    const strokes =
      'M16 -110C44 -112 74 -104 92 -86M22 -96C46 -98 70 -92 84 -80M112 -34C114 -12 112 10 108 32M96 44C94 58 88 72 82 82M110 44C106 66 100 86 92 102M80 46C78 58 74 68 70 76M16 176C34 172 50 164 62 150M78 100C80 112 74 124 70 134M50 46C56 58 56 72 52 84';
    const bubbles =
      'M40 -108a5 5 0 1 0 .1 0M74 -96a4 4 0 1 0 .1 0M88 38a6 6 0 1 0 .1 0M66 62a4 4 0 1 0 .1 0M98 70a4 4 0 1 0 .1 0M80 98a5 5 0 1 0 .1 0M42 166a3.5 3.5 0 1 0 .1 0M18 -114a3 3 0 1 0 .1 0M50 46a3.5 3.5 0 1 0 .1 0M14 168a3 3 0 1 0 .1 0M72 132a3 3 0 1 0 .1 0';
    const warmth = 'M0 0C12 -16 -12 -30 0 -46C10 -60 -8 -72 2 -88';
    return [
      group(
        'transform="translate(280 310)scale(1.32)"',
        neckFront(pen, 4),
        headFront(pen, 4),
        half(-1, 'orange', strokes, 'fat-bed'),
        half(1, 'serum', bubbles, 'paper'),
        path(LIPS, pen.fill('tone-4')),
        featuresFront(pen, 4, 'closed'),
        headband(pen, 'paper'),
      ),
      group(pen.stroke('orange', 2.2), place(56, 372, 0, path(warmth)), place(34, 350, 0, path(warmth))),
      place(506, 270, 0, drop(pen, 14, 'serum')) + place(526, 316, 0, drop(pen, 10, 'serum')),
      place(494, 330, 0, drop(pen, 8, 'serum')),
      labels(pen, 26, [
        { letter: 'a', at: [60, 470], to: [164, 412] },
        { letter: 'b', at: [500, 470], to: [396, 412] },
      ]),
    ].join('');
  },
});
