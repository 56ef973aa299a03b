import { featuresFront, headFront, longHair, neckFront } from '../kit/face-front.ts';
import { spunTube, syringe } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const vampireFacelift = definePlate({
  title: 'A tube of blood parted into red and golden layers, and fine drops of the golden part entering a brown cheek',
  caption:
    'Your own blood, spun. *a* red cells, *b* the golden part, plasma with platelets, *c* small drops of it in the skin of the cheek.',
  ...COVER,
  card: { x: 0, y: 110, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    const hair = longHair(pen, 'tone-4');
    const drops: readonly (readonly [number, number, number])[] = [
      [-92, 40, 4.2],
      [-76, 30, 3.6],
      [-78, 52, 4.6],
      [-60, 42, 4],
      [-64, 64, 3.8],
      [-88, 66, 3.8],
      [-74, 80, 4.4],
      [-46, 56, 3.6],
      [-98, 84, 3.4],
    ];
    return [
      group(
        'transform="translate(446 250)scale(1.5)"',
        hair.back,
        neckFront(pen, 5),
        headFront(pen, 5),
        featuresFront(pen, 5, 'open'),
        path('M-118 44C-112 92 -96 128 -70 158C-96 150 -116 112 -122 70Z', `${pen.fill('line')} opacity=".25"`),
        hair.front,
        group(pen.both('plasma', 'line', 0.7), ...drops.map(([x, y, r]) => circle(x, y, r))),
      ),
      place(
        96,
        96,
        10,
        spunTube(pen, { width: 84, height: 330 }),
        path('M-26 54V300', `${pen.stroke('paper', 3)} opacity=".7"`),
      ),
      place(
        330,
        340,
        -120,
        path('M-1.8 -74V-4L1.8 0V-74Z', pen.both('steel', 'line', 1)),
        syringe(pen, { from: 72, scale: 1.5, fluid: 'plasma', length: 210 }),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [150, 386], to: [74, 340], disc: 'paper' },
        { letter: 'b', at: [190, 150], to: [100, 186] },
        { letter: 'c', at: [270, 560], to: [340, 366], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});
