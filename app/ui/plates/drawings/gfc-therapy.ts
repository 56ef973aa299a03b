import { labels } from '../kit/labels.ts';
import { ellipse, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const gfcTherapy = definePlate({
  title:
    'A sealed kit tube standing in a rack, with a dark clot and red cells below and clear straw-coloured liquid above',
  caption: 'A sealed kit tube in its rack. *a* the clear liquid that is used, *b* the clot, *c* red cells.',
  ...COVER,
  preview: { x: 0, y: 110, width: 560, height: 294 },
  paint: (pen) => {
    const wood = pen.both('sand', 'line', 1.8);
    const tube = [
      path('M-52 -196H52V150Q52 204 0 204Q-52 204 -52 150Z', pen.both('glass', 'line', 1.8)),
      path('M-46 -120Q0 -112 46 -120V40H-46Z', pen.fill('plasma')),
      path('M-46 -120Q0 -112 46 -120', pen.stroke('line', 1)),
      path('M-46 96H46V150Q46 198 0 198Q-46 198 -46 150Z', pen.fill('artery')),
      path(
        'M-46 34C-30 22 -18 40 -2 30C14 20 32 36 46 26V104C30 112 16 100 0 108C-18 116 -32 100 -46 108Z',
        pen.both('tone-5', 'line', 1.1),
      ),
      path('M-30 52C-16 44 2 60 20 50M-26 78C-6 70 14 88 32 74', pen.stroke('artery', 1.4)),
      path('M-36 -180V20', `${pen.stroke('paper', 4)} opacity=".8"`),
      path('M-60 -186V-244Q-60 -252 -52 -252H52Q60 -252 60 -244V-186Z', pen.both('turmeric', 'line', 1.9)),
      path('M-44 -246V-192M-22 -246V-192M0 -246V-192M22 -246V-192M44 -246V-192', pen.stroke('line', 0.9)),
      path('M-60 -186H60V-176H-60Z', pen.both('paper', 'line', 1.2)),
    ];
    const slot = (x: number): string => ellipse(x, 300, 50, 11, pen.both('soft', 'line', 1.3));
    return [
      path('M0 566H560V610H0Z', pen.fill('sand')) + path('M0 566H560', pen.stroke('line', 1.4)),
      path('M44 286H516V322H44Z', wood) + slot(120) + slot(280) + slot(440),
      path('M56 322V548M504 322V548', pen.stroke('line', 1.8)),
      path('M44 322H70V556H44ZM490 322H516V556H490Z', wood),
      path('M30 548H530V566H30Z', wood),
      place(280, 330, 0, ...tube),
      path('M226 300C240 312 320 312 334 300L334 322H226Z', pen.fill('sand')) +
        path('M226 302C240 312 320 312 334 302M226 322H334', pen.stroke('line', 1.3)),
      labels(pen, 26, [
        { letter: 'a', at: [410, 196], to: [312, 230] },
        { letter: 'b', at: [410, 400], to: [312, 398] },
        { letter: 'c', at: [410, 488], to: [306, 478] },
      ]),
    ].join('');
  },
});
