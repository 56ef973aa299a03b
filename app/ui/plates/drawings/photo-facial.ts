import { hairDrawnBack, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const THREADS =
  'M152 300C162 306 168 300 178 306C190 312 196 304 208 310M166 303C170 314 180 318 184 328M188 309C192 300 202 298 208 290M150 318C160 322 168 318 176 326C186 332 194 326 204 332C212 336 218 330 226 334M176 326C176 338 186 342 188 352M204 332C206 322 214 320 222 314M160 340C170 344 178 340 186 346M206 344C214 350 222 346 232 352M146 268C156 262 164 270 174 266C182 262 190 266 196 262M160 267C162 258 170 254 174 248M154 384C166 378 176 386 190 380C200 376 208 380 216 376M176 382C180 392 190 394 194 400';

export const photoFacial = definePlate({
  title: 'A broad flat light handpiece with a clear gel layer over a cheek, lighting fine red vessels and brown spots',
  caption:
    'A flash on fair skin, the eye under a shield. *a* cold clear gel, *b* the window; the light is caught by *c* fine red vessels and *d* brown spots.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) => {
    const spots: readonly (readonly [number, number, number, number])[] = [
      [186, 324, 3.4, 2.6],
      [214, 296, 4.2, 3],
      [232, 318, 3, 3.4],
      [172, 346, 2.6, 2.2],
      [214, 350, 4, 3],
      [196, 350, 2.4, 2],
      [246, 300, 3, 2.2],
      [184, 294, 2.6, 2],
      [244, 338, 2.6, 3],
      [178, 262, 3.6, 2.6],
      [204, 252, 2.6, 2],
      [226, 258, 3.8, 2.8],
      [252, 262, 2.6, 2.2],
      [192, 382, 3.2, 2.4],
      [222, 388, 2.4, 2],
      [158, 264, 2, 1.6],
    ];
    const face = (bright: boolean): string =>
      path(THREADS, pen.stroke('artery', bright ? 1.5 : 1)) +
      group(
        bright ? pen.fill('tone-5') : pen.fill('tone-4'),
        ...spots.map(([x, y, rx, ry], index) =>
          path(
            `M${nums(x - rx, y)}q${nums(rx * 0.2, -ry * 1.4, rx, -ry)}t${nums(rx * 1.1, ry * 0.7)}q${nums(-rx * 0.1, ry * 1.4, -rx, ry * (index % 2 ? 1.2 : 0.9))}t${nums(-rx * 1.1, -ry * 0.8)}z`,
          ),
        ),
      );
    const flash = Array.from(
      { length: 7 },
      (_, index) => `M${nums(-42 + index * 14, -48)}v-12M${nums(-42 + index * 14, 48)}v12`,
    ).join('');
    return [
      group(
        'transform="translate(-138 -316)scale(1.78)"',
        profileHead(pen, 2),
        hairDrawnBack(pen, 2),
        profileEar(pen, 2),
        path(
          'M124 214C130 200 152 196 168 206C178 214 176 230 164 236C146 242 128 236 126 228Z',
          pen.both('steel-dark', 'line', 1.3),
        ),
        path('M134 216C142 206 156 206 164 212', pen.stroke('paper', 2)),
        path('M168 214C210 206 250 208 276 222', pen.stroke('line', 4)),
        face(false),
        path(
          'M146 276C176 262 232 264 262 284C278 306 272 352 252 372C220 388 170 384 150 366C136 346 134 300 146 276Z',
          `${pen.fill('serum')} opacity=".5"`,
        ),
        path(
          'M146 276C176 262 232 264 262 284C278 306 272 352 252 372C220 388 170 384 150 366C136 346 134 300 146 276Z',
          pen.stroke('line', 0.9),
        ),
        path('M150 352C146 336 146 312 152 294', pen.stroke('paper', 2)),
        `<clipPath ${pen.id('window')}><path d="M-44 -30H44V30H-44Z" transform="translate(204 324)rotate(24)"/></clipPath>`,
        place(
          204,
          324,
          24,
          path('M44 -40H74L92 -58H330V58H92L74 40H44Z', pen.both('paper', 'line', 1.3)),
          path('M92 26L74 20H50V40H74L92 58H330V26Z', pen.fill('steel')),
          path('M110 -58H124V58H110Z', pen.both('plum', 'line', 0.9)),
          path('M-54 -42H54V42H-54Z', pen.both('steel', 'line', 1.3)),
          path('M-44 -30H44V30H-44Z', pen.both('tone-1', 'line', 1)),
          path('M-44 -30H44V30H-44Z', `${pen.fill('plasma')} opacity=".4"`),
          path(`${flash}M-60 -24h-12M-60 0h-14M-60 24h-12`, pen.stroke('turmeric', 2)),
        ),
        group(`clip-path="url(#${pen.ref('window')})"`, face(true)),
        place(
          204,
          324,
          24,
          path('M-44 -30H44V30H-44Z', pen.stroke('line', 1)),
          path('M-38 -24L-28 -24M-38 -24V-14', pen.stroke('paper', 2)),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [56, 490], to: [134, 344] },
        { letter: 'b', at: [440, 60], to: [301, 250], disc: 'paper' },
        { letter: 'c', at: [150, 560], to: [200, 270], disc: 'paper' },
        { letter: 'd', at: [300, 580], to: [243, 307], disc: 'paper' },
      ]),
    ].join('');
  },
});
