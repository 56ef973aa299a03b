import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, use } from '../kit/svg.ts';
import { fatTexture } from '../kit/texture.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The cheek cut through: skin above with its hollow, fat, the smile muscle, the lining of the mouth below, and one stitch. */
function cheekLayers(pen: Pen): string {
  const fat = fatTexture(pen, { name: 'di-fat', size: 20, columns: 14, depth: 64, seed: 6 });
  const skin = 'M-150 -66C-70 -70 -40 -66 -22 -48C-10 -36 10 -36 22 -48C40 -66 70 -70 150 -66';
  return [
    path('M-150 -150H150V-60H-150Z', pen.fill('paper')),
    path(`${skin}V160H-150Z`, pen.fill('dermis')),
    path(
      'M-150 -34C-70 -36 -46 -32 -26 -14C-12 -4 12 -4 26 -14C46 -32 70 -36 150 -34V50H-150Z',
      pen.both('fat-bed', 'line', 1),
    ),
    `<defs>${fat.markup}</defs><clipPath ${pen.id('di-layer')}>${path('M-150 -34C-70 -36 -46 -32 -26 -14C-12 -4 12 -4 26 -14C46 -32 70 -36 150 -34V26H-150Z')}</clipPath>`,
    group(
      `clip-path="url(#${pen.ref('di-layer')})"`,
      group(pen.both('fat', 'fat-line', 0.9), use(pen.ref('di-fat'), 'translate(-140 -34)')),
    ),
    path('M-150 20C-60 16 60 16 150 20V66C60 62 -60 62 -150 66Z', pen.both('muscle', 'line', 1.3)),
    path('M-150 34C-60 30 60 30 150 34M-150 50C-60 46 60 46 150 50', pen.stroke('smas', 1.3)),
    path('M-150 66C-60 62 60 62 150 66V86C60 84 -60 84 -150 86Z', pen.both('blush', 'line', 1.3)),
    path('M-150 86C-60 84 60 84 150 86V160H-150Z', pen.fill('tone-5')),
    path(
      `${skin}V-52C70 -56 44 -52 24 -34C10 -22 -10 -22 -24 -34C-44 -52 -70 -56 -150 -52Z`,
      pen.both('tone-3', 'line', 1.6),
    ),
    path(
      'M-17 86C-19 40 -18 0 -12 -18C-6 -28 6 -28 12 -18C18 0 19 40 17 86C10 98 -10 98 -17 86Z',
      pen.stroke('line', 5),
    ),
    path(
      'M-17 86C-19 40 -18 0 -12 -18C-6 -28 6 -28 12 -18C18 0 19 40 17 86C10 98 -10 98 -17 86Z',
      pen.stroke('leaf', 3),
    ),
    path('M-3 94C-8 104 -12 108 -18 110M3 94C8 104 12 108 18 110', pen.stroke('leaf', 3)),
  ].join('');
}

export const dimpleCreation = definePlate({
  title:
    'A smiling brown cheek with a dimple, and a cut-through view of a stitch joining the skin to the muscle inside',
  caption: '*a* a made dimple. Cut through the cheek: *b* skin, *c* one stitch, *d* the smile muscle that pulls on it.',
  ...COVER,
  card: { x: 0, y: 190, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) => {
    const face = 'M34 -20C18 110 20 240 56 340C92 428 150 500 226 506C308 504 376 438 420 350C462 258 478 120 470 -20Z';
    return [
      path('M96 400C104 470 96 540 60 620H420C384 540 366 470 374 400Z', pen.both('tone-3', 'line', 1.9)),
      path(
        'M106 420C160 490 200 506 226 506C270 504 324 470 366 424C368 460 374 490 382 520C300 560 170 566 88 540C100 500 106 460 106 420Z',
        `${pen.fill('tone-4')} opacity=".55"`,
      ),
      path(face, pen.both('tone-3', 'line', 1.9)),
      path(
        'M208 -20C200 60 190 110 174 146C160 170 172 192 196 184M266 -20C274 60 284 110 300 146C314 170 302 192 278 184',
        pen.stroke('line', 1.4),
      ),
      path('M196 184C206 170 222 172 226 184C232 194 242 194 248 184C252 172 268 170 278 184', pen.stroke('line', 1.6)),
      path('M158 176C120 206 98 236 92 268M316 176C354 206 376 236 382 268', pen.stroke('tone-4', 3)),
      path('M158 176C120 206 98 236 92 268M316 176C354 206 376 236 382 268', pen.stroke('line', 1)),
      // The mouth.
      path(
        'M110 272C150 262 190 240 218 240C228 240 234 246 238 246C242 246 248 240 258 240C286 240 326 262 366 272C340 356 296 384 238 384C180 384 136 356 110 272Z',
        pen.both('muscle', 'line', 1.9),
      ),
      path(
        'M130 282C180 272 210 270 238 272C266 270 296 272 346 282C326 330 290 350 238 350C186 350 150 330 130 282Z',
        pen.both('paper', 'line', 1.3),
      ),
      path(
        'M238 272V336M210 271C208 300 209 320 212 332M266 271C268 300 267 320 264 332M182 273C180 296 184 314 190 324M294 273C296 296 292 314 286 324M158 277C158 292 164 304 170 310M318 277C318 292 312 304 306 310',
        pen.stroke('steel-dark', 1.1),
      ),
      path(
        'M146 320C176 342 206 346 238 346C270 346 300 342 330 320C300 350 276 352 238 352C200 352 176 350 146 320Z',
        pen.fill('blush'),
      ),
      path('M104 264C102 270 104 278 110 282M372 264C374 270 372 278 366 282', pen.stroke('line', 1.9)),
      path('M210 408C226 416 250 416 266 408', pen.stroke('tone-4', 3)),
      // The dimple.
      path(
        'M398 230C420 226 434 248 428 266C422 282 404 286 396 270C390 256 390 240 398 230Z',
        `${pen.fill('tone-4')} opacity=".4"`,
      ),
      path(
        'M406 230C428 238 434 260 420 278C414 276 418 260 414 250C412 242 410 236 406 230Z',
        `${pen.fill('tone-4')} opacity=".9"`,
      ),
      path('M404 226C430 236 436 262 418 284', pen.stroke('line', 1.9)),
      path('M392 238C396 250 396 264 391 274', `${pen.stroke('tone-2', 4)} opacity=".9"`),
      path('M421 284L424 358', pen.stroke('line', 1)),
      lens(pen, { name: 'cheek', x: 424, y: 474, radius: 110, ground: 'paper' }, cheekLayers(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [520, 180], to: [424, 252] },
        { letter: 'b', at: [262, 446], to: [334, 414], disc: 'paper' },
        { letter: 'c', at: [528, 330], to: [440, 474], disc: 'paper' },
        { letter: 'd', at: [290, 582], to: [372, 518], disc: 'paper' },
      ]),
    ].join('');
  },
});
