import { mirrored } from '../kit/face-front.ts';
import { PORTRAIT_OUTLINE, portraitEye, portraitHead, portraitMouth, portraitNose } from '../kit/portrait.ts';
import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const frecklesTreatment = definePlate({
  title: 'A nose and cheek in light brown skin with many small, scattered brown freckles',
  caption: 'Freckles: *a* small, flat and scattered, *b* most where the sun falls, on nose and cheek.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(61);
    const spots = scatter(
      170,
      5.6,
      () => [random(-110, 118), random(262, 384)],
      ([x, y]) => {
        const nose = Math.abs(x) < 26 && y > 290 && y < 352;
        const cheek = ((Math.abs(x) - 66) / 54) ** 2 + ((y - 330) / 40) ** 2 < 1;
        const bridge = Math.abs(x) < 44 && y > 296 && y < 340;
        const rim = Math.abs(Math.hypot(Math.abs(x) - 22, y - 348) - 8) < 3;
        return (nose || cheek || bridge) && !rim && random(0, 1) < 1.3 - Math.abs(y - 326) / 60;
      },
    );
    const dots = spots
      .map(
        ([x, y]) =>
          `<ellipse rx="${nums(random(1, 2.5))}" ry="${nums(random(0.9, 1.9))}" transform="translate(${nums(x, y)})rotate(${nums(Math.round(random(-60, 60)))})"/>`,
      )
      .join('');
    return [
      group(
        'transform="translate(196 -452)scale(2.36)"',
        portraitHead(pen, 2),
        path(
          'M122 204C130 284 118 372 82 444C66 464 50 476 30 482C84 424 112 340 108 262Z',
          `${pen.fill('tone-3')} opacity=".4"`,
        ),
        path(
          'M0 264C8 300 10 330 14 356C26 362 34 352 27 338C20 320 14 296 18 262Z',
          `${pen.fill('tone-3')} opacity=".4"`,
        ),
        `<clipPath ${pen.id('face')}>${path(PORTRAIT_OUTLINE)}</clipPath>`,
        group(`clip-path="url(#${pen.ref('face')})" ${pen.fill('tone-4')}`, dots),
        mirrored(portraitEye(pen, 2, 'hair-brown')),
        portraitNose(pen),
        portraitMouth(pen),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [486, 528], to: [414, 374], disc: 'paper' },
        { letter: 'b', at: [222, 64], to: [206, 282], disc: 'paper' },
      ]),
    ].join('');
  },
});
