import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { pigmentNet } from '../kit/pigment-net.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const moleRemoval = definePlate({
  title: 'A back and shoulder in brown skin; under a round magnifier a brown mole shows an even net of lines',
  caption:
    'A mole on the back, seen through a lens. *a* an even net of lines, *b* its edge, soft all round, *c* another mole.',
  ...COVER,
  card: { x: 0, y: 78, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) =>
    [
      path(
        'M206 -8C212 60 214 96 184 126C140 160 40 176 -8 214V618H568V186C500 164 430 152 396 124C368 96 370 60 376 -8Z',
        pen.both('tone-3', 'line', 1.9),
      ),
      path(
        'M206 -8C212 30 214 60 210 84C250 120 330 120 373 84C370 60 372 30 376 -8Z',
        `${pen.fill('tone-4')} opacity=".5"`,
      ),
      path('M196 -8C204 30 230 56 262 62C276 82 304 84 318 62C350 58 380 30 388 -8Z', pen.both('hair', 'line', 1.9)),
      path(
        'M226 -8C232 16 248 36 268 48M262 -8C266 16 274 36 286 56M296 -8C298 20 298 36 294 56M336 -8C332 20 322 40 310 52M366 -8C360 14 346 34 326 46',
        `${pen.stroke('plum-light', 1)} opacity=".8"`,
      ),
      path('M288 150C284 260 290 420 284 610', pen.stroke('tone-4', 2.4)),
      path('M60 250C120 240 170 270 186 330C196 380 190 430 170 470', pen.stroke('line', 1.1)),
      path(
        'M60 250C120 240 170 270 186 330C196 380 190 430 170 470C178 400 160 330 60 250Z',
        `${pen.fill('tone-4')} opacity=".35"`,
      ),
      path('M-8 500C120 540 200 548 284 548C380 548 470 536 568 496V618H-8Z', pen.both('plum', 'line', 1.9)),
      path('M-8 516C120 556 200 564 284 564C380 564 470 552 568 512', pen.stroke('plum-light', 1.2)),
      ellipse(112, 340, 8, 7, pen.both('tone-5', 'line', 1)),
      circle(236, 214, 4, pen.both('tone-4', 'line', 0.9)),
      lens(
        pen,
        { name: 'glass', x: 344, y: 356, radius: 138, ground: 'tone-3', handle: 132 },
        pigmentNet(pen, { radius: 92, gap: 13.6, seed: 77, mesh: 'tone-4', line: 'tone-5' }),
        path(
          'M-130 -40C-106 -76 -84 -96 -54 -110M96 -96C112 -70 122 -50 126 -20M-120 60C-100 84 -84 96 -56 112',
          pen.stroke('hair', 2),
        ),
        group(`${pen.stroke('paper', 5)} opacity=".7"`, path('M-108 -58C-92 -86 -70 -104 -44 -114')),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [524, 98], to: [372, 330], disc: 'paper' },
        { letter: 'b', at: [520, 452], to: [416, 420], disc: 'paper' },
        { letter: 'c', at: [46, 424], to: [108, 346], disc: 'paper' },
      ]),
    ].join(''),
});
