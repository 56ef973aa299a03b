import { hairDrawnBack, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const pumpkinPeel = definePlate({
  title: 'A brush spreading an orange paste on a light brown cheek, and beside it a slice of pumpkin',
  caption:
    '*a* the paste, spread thinly on the cheek, *b* pumpkin, whose enzymes it holds. Most of the work is done by the acids added to it.',
  ...COVER,
  card: { x: 0, y: 186, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    const seed = (x: number, y: number, degrees: number): string =>
      place(
        x,
        y,
        degrees,
        path('M0 -15C8 -8 10 4 0 14C-10 4 -8 -8 0 -15Z', pen.both('fat', 'line', 1.2)),
        path('M0 -8V6', pen.stroke('fat-line', 0.9)),
      );
    return [
      group(
        'transform="translate(-112 -152)scale(1.42)"',
        profileHead(pen, 2),
        hairDrawnBack(pen, 2),
        profileEar(pen, 2),
        // The paste, with the strokes of the brush in it.
        path(
          'M170 274C184 252 216 250 238 258C256 266 260 292 254 320C248 348 234 372 212 380C192 384 180 366 182 346C184 322 158 300 170 274Z',
          pen.both('turmeric', 'line', 1.1),
        ),
        path(
          'M180 284C194 266 220 264 238 276M180 300C198 280 228 278 246 294M188 316C204 298 230 298 250 312M194 334C208 318 230 316 246 330M194 352C206 336 224 334 238 346M200 368C208 356 218 354 228 362',
          pen.stroke('fat-bed', 1.4),
        ),
      ),
      // Flat brush, its hair loaded with paste.
      place(
        244,
        238,
        62,
        path('M-30 2C-34 -34 -26 -54 -22 -76H22C26 -54 34 -34 30 2C18 12 -18 12 -30 2Z', pen.both('sand', 'line', 1.7)),
        path(
          'M-30 2C-32 -14 -31 -26 -28 -38C-16 -30 -8 -44 2 -34C12 -26 20 -40 28 -36C31 -24 32 -14 30 2C18 12 -18 12 -30 2Z',
          pen.both('turmeric', 'line', 1.2),
        ),
        path('M-14 -46L-12 -74M0 -44V-74M14 -46L12 -74', pen.stroke('soft', 0.9)),
        path('M-25 -76H25L22 -120H-22Z', pen.both('steel', 'line', 1.7)),
        path('M-24 -88H24M-23 -106H23', pen.stroke('line', 0.9)),
        path('M-22 -120H22C20 -180 12 -260 12 -420H-12C-12 -260 -20 -180 -22 -120Z', pen.both('plum', 'line', 1.8)),
        path('M-8 -140C-6 -200 -4 -260 -4 -400', pen.stroke('plum-light', 3)),
      ),
      // A slice of pumpkin on the table: ribbed rind, thick flesh, fibres and seeds in its hollow.
      path('M0 500H560V610H0Z', pen.fill('sand')) + path('M0 500H560', pen.stroke('line', 1.6)),
      ellipse(376, 586, 166, 14, `${pen.fill('tone-2')} opacity=".7"`),
      place(
        376,
        482,
        0,
        group(
          'transform="scale(.92)"',
          path(
            'M-176 -6C-176 66 -100 116 0 116C100 116 176 66 176 -6L150 -22H-150Z',
            pen.both('turmeric', 'line', 1.9),
          ),
          path(
            'M-176 -6C-176 66 -100 116 0 116C100 116 176 66 176 -6L160 -16C154 48 88 92 0 92C-88 92 -154 48 -160 -16Z',
            pen.both('leaf', 'line', 1.5),
          ),
          path(
            'M-112 92C-118 82 -120 76 -122 66M-56 110C-58 100 -60 94 -60 84M0 116V93M56 110C58 100 60 94 60 84M112 92C118 82 120 76 122 66',
            pen.stroke('line', 1.1),
          ),
          path(
            'M-150 -22C-140 20 -80 46 0 46C80 46 140 20 150 -22C150 -34 -150 -34 -150 -22Z',
            pen.both('fat-bed', 'line', 1.5),
          ),
          path(
            'M-124 -16C-110 10 -66 28 0 28C66 28 110 10 124 -16C120 -24 -120 -24 -124 -16Z',
            pen.both('turmeric', 'line', 1),
          ),
          path(
            'M-112 -8C-90 0 -84 10 -70 16M-60 -14C-50 0 -40 10 -36 22M0 -16C-4 0 4 12 0 26M60 -14C50 0 40 10 36 22M112 -8C90 0 84 10 70 16',
            pen.stroke('fat-bed', 1.4),
          ),
          seed(-92, -4, 62),
          seed(-56, 6, 80),
          seed(-18, 2, 100),
          seed(20, 12, 84),
          seed(56, 2, 96),
          seed(94, -4, 118),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [40, 470], to: [184, 356] },
        { letter: 'b', at: [150, 560], to: [262, 548] },
      ]),
    ].join('');
  },
});
