import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Half the length of the drum, its radius and how far its needles stand out, all in drawing units. */
const DRUM = { half: 112, radius: 66, needle: 22 } as const;
const COLUMNS = Array.from({ length: 9 }, (_, index) => -96 + index * 24);

export const dermarollerTreatment = definePlate({
  title: 'A small drum set with fine needles rolling over brown skin and leaving rows of tiny channels',
  caption:
    'A needle roller, much enlarged. *a* the drum with its fine needles, *b* rows of tiny channels in the skin behind it.',
  ...COVER,
  card: { x: 60, y: 130, width: 480, height: 360 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    const creases = Array.from({ length: 15 }, (_, index) => {
      const at = index * 62 - 300;
      return `M${at} -20L${at + 330} 630M${at + 560} -20L${at + 210} 630`;
    }).join('');
    const channels = Array.from({ length: 13 }, (_, row) =>
      COLUMNS.map((x) => circle(x + (row % 2) * 12 - 6, 92 + row * 27, row > 1 ? 3 : 3.2)).join(''),
    );
    const rows = [-72, -54, -36, -18, 0, 18, 36, 54, 72].map((degrees, row) => {
      const lean = Math.sin((degrees * Math.PI) / 180);
      return COLUMNS.map((column) => {
        const x = column + (row % 2) * 12 - 6;
        const [base, tip] = [DRUM.radius * lean, (DRUM.radius + DRUM.needle) * lean];
        return `M${nums(x - 2.6, base)}L${nums(x, tip)}L${nums(x + 2.6, base)}`;
      }).join('');
    });
    const arm = 'M122 16H142V-60C142 -104 96 -116 46 -138L30 -170H0V-146H14L26 -124C70 -104 118 -96 122 -56Z';
    return [
      path('M0 0H560V610H0Z', pen.fill('tone-3')),
      path(creases, `${pen.stroke('tone-4', 0.9)} opacity=".45"`),
      place(
        318,
        286,
        32,
        path('M-118 62H118V470H-118Z', `${pen.fill('blush')} opacity=".55"`),
        group(pen.both('artery', 'line', 0.9), ...channels),
        ellipse(6, 58, 132, 30, `${pen.fill('tone-5')} opacity=".5"`),
        path('M-26 -166H26V-500H-26Z', pen.both('plum', 'line', 1.9)),
        path('M-26 -196H26M-26 -206H26M-26 -216H26M-26 -226H26', pen.stroke('lilac', 1.1)),
        path('M-14 -240V-480', pen.stroke('plum-light', 4)),
        group(
          '',
          path(arm, pen.both('steel', 'line', 1.8)),
          group('transform="scale(-1 1)"', path(arm, pen.both('steel', 'line', 1.8))),
        ),
        path('M-30 -170H30V-146H-30Z', pen.both('steel-dark', 'line', 1.4)),
        path(rows.slice(0, 2).join(''), pen.both('steel', 'line', 1)),
        path(
          `M-${DRUM.half} -${DRUM.radius}H${DRUM.half}V${DRUM.radius}H-${DRUM.half}Z`,
          pen.both('paper', 'line', 1.9),
        ),
        path(`M-${DRUM.half} 34H${DRUM.half}V${DRUM.radius}H-${DRUM.half}Z`, pen.fill('steel')),
        path(rows.join(''), pen.both('steel-dark', 'line', 1)),
        path(
          `M-124 -74H-${DRUM.half}V74H-124ZM${DRUM.half} -74H124V74H${DRUM.half}Z`,
          pen.both('plum-light', 'line', 1.7),
        ),
        circle(132, 0, 9, pen.both('steel-dark', 'line', 1.2)) +
          circle(-132, 0, 9, pen.both('steel-dark', 'line', 1.2)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [150, 60], to: [272, 226], disc: 'tone-3' },
        { letter: 'b', at: [410, 520], to: [273, 434], disc: 'tone-3' },
      ]),
    ].join('');
  },
});
