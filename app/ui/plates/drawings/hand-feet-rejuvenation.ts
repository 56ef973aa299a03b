import { backOfHand, handTendons, sunSpots } from '../kit/hand.ts';
import { labels } from '../kit/labels.ts';
import { ellipse, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const handFeetRejuvenation = definePlate({
  title: 'The back of a brown hand with visible tendons and spots, and the sole of a foot with fine cracks at the heel',
  caption: 'A hand that has thinned and a dry heel. *a* tendons, *b* sun spots, *c* cracks in thick dry skin.',
  ...COVER,
  card: { x: 40, y: 0, width: 480, height: 360 },
  preview: { x: 0, y: 20, width: 560, height: 294 },
  paint: (pen) => {
    const cracks =
      'M470 428L466 450M496 432L488 452M518 446L506 462M536 466L520 476M544 490L524 492M544 514L524 510M534 538L518 528M514 558L502 542M488 568L482 550';
    const foot = [
      path(
        'M470 412C524 412 552 450 552 498C552 550 516 584 466 584C400 586 330 598 250 598C186 598 124 592 100 562C84 530 88 462 102 432C112 404 150 392 190 396C244 404 300 440 350 440C400 438 430 412 470 412Z',
      ),
      ellipse(72, 412, 38, 29),
      ellipse(58, 466, 30, 19),
      ellipse(62, 504, 28, 17),
      ellipse(74, 540, 26, 16),
      ellipse(94, 570, 24, 14),
    ];
    return [
      group(
        'transform="translate(124 212)rotate(82)scale(.88)"',
        backOfHand(pen, 4),
        handTendons(pen, 'tone-5'),
        sunSpots(pen, 'tone-5'),
      ),
      group(pen.both('tone-4', 'line', 3.8), ...foot) + group(pen.fill('tone-4'), ...foot),
      // The sole is lighter than the rest of a brown foot; toes, ball, outer edge and heel carry its pads.
      path(
        'M470 422C516 422 542 454 542 498C542 544 510 574 466 574C400 576 330 588 250 588C192 588 132 582 110 556C98 530 100 466 112 440C120 414 152 402 188 406C240 414 300 450 350 450C402 448 430 422 470 422Z',
        pen.fill('tone-3'),
      ),
      group(
        pen.both('tone-3', 'tone-5', 1),
        ellipse(66, 412, 28, 22),
        ellipse(52, 466, 21, 14),
        ellipse(56, 504, 19, 12),
        ellipse(68, 540, 18, 11),
        ellipse(88, 570, 16, 9),
      ),
      path(
        'M456 424C516 414 542 454 542 498C542 544 510 578 456 573C470 560 508 552 510 498C508 448 470 438 456 424Z',
        pen.both('tone-2', 'line', 1),
      ),
      path(cracks, pen.stroke('artery', 3.2)) + path(cracks, pen.stroke('line', 1.3)),
      path(
        'M142 428C128 470 130 530 146 570M188 424C206 460 206 530 190 570M250 446C330 480 380 486 430 474M260 540C320 530 370 528 420 536M230 500C290 508 350 508 400 502',
        pen.stroke('tone-5', 0.9),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [70, 60], to: [210, 157] },
        { letter: 'b', at: [150, 334], to: [187, 255] },
        { letter: 'c', at: [500, 370], to: [530, 470] },
      ]),
    ].join('');
  },
});
