import { mirrored } from '../kit/face-front.ts';
import {
  PORTRAIT_OUTLINE,
  portraitEye,
  portraitHair,
  portraitHead,
  portraitMouth,
  portraitNose,
} from '../kit/portrait.ts';
import { labels } from '../kit/labels.ts';
import { pointsOf, smooth } from '../kit/path.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const CHEEK = '38 322, 56 312, 80 316, 100 310, 114 322, 110 346, 96 356, 90 374, 72 378, 58 366, 42 362, 36 342';
const CHEEK_MIDDLE = '52 332, 74 324, 98 328, 92 346, 76 362, 58 352';
const FOREHEAD =
  '-78 176, -56 160, -30 166, -8 156, 18 164, 46 158, 74 172, 84 194, 62 206, 36 198, 12 210, -14 202, -40 210, -66 202';
const LIP =
  '-52 384, -40 370, -24 366, -8 371, 8 370, 26 366, 42 371, 50 386, 40 396, 22 388, 6 384, -6 384, -22 388, -42 396';

/** A patch with a soft, irregular edge. */
const patch = (points: string): string => smooth(pointsOf(points), true);

export const melasmaTreatment = definePlate({
  title: 'A face in a brown skin tone, with matching darker patches on both cheeks, the forehead and the upper lip',
  caption: 'Melasma: flat brown patches that match on both sides. *a* forehead, *b* cheeks, *c* upper lip.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const shade = pen.fill('tone-4');
    return [
      place(
        280,
        20,
        0,
        path('M-100 120C-150 200 -140 300 -92 380H92C140 300 150 200 100 120Z', pen.both('hair', 'line', 1.8)),
        portraitHead(pen, 3),
        `<clipPath ${pen.id('face')}>${path(PORTRAIT_OUTLINE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('face')})"`,
          path(
            'M0 96C70 96 112 136 122 204C130 284 118 372 82 444C66 464 50 476 30 482C92 420 108 330 96 230C88 160 50 120 0 96Z',
            `${shade} opacity=".22"`,
          ),
          path(patch(FOREHEAD), `${shade} opacity=".62"`),
          path(patch('-50 178, -20 172, 12 182, 46 172, 60 186, 30 190, -6 196, -36 194'), `${shade} opacity=".6"`),
          mirrored(
            [path(patch(CHEEK), `${shade} opacity=".62"`), path(patch(CHEEK_MIDDLE), `${shade} opacity=".6"`)].join(''),
          ),
          path(patch(LIP), `${shade} opacity=".62"`),
        ),
        mirrored(portraitEye(pen, 3)),
        portraitNose(pen),
        portraitMouth(pen),
        portraitHair(pen, 'plum-light'),
        mirrored(circle(138, 350, 5, pen.both('gold', 'line', 1.1))),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [496, 92], to: [330, 204] },
        { letter: 'b', at: [498, 424], to: [362, 368] },
        { letter: 'c', at: [62, 470], to: [256, 401] },
      ]),
    ].join('');
  },
});
