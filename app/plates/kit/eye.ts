import { type Colour, toneOf, type Skin } from './palette.ts';
import type { Pen } from './pen.ts';
import { type Point, tapered } from './path.ts';
import { seeded } from './random.ts';
import { circle, group, path } from './svg.ts';

/** Iris and lashes of a left eye, its inner corner at (96, 138), its outer at (268, 142); lines are thinner by `scale`. */
export function eye(pen: Pen, clipName: string, scale = 1): string {
  const almond = 'M96 138C128 106 210 102 268 142C226 166 140 168 96 138Z';
  const lashes: readonly (readonly [number, number, number, number])[] = [
    [128, 117, 118, 104],
    [146, 110, 138, 94],
    [166, 106, 160, 88],
    [187, 105, 186, 86],
    [208, 108, 213, 90],
    [228, 115, 238, 99],
    [246, 124, 260, 110],
    [260, 134, 277, 124],
  ];
  const spokes = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((degrees) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return `M${Math.round(182 + cos * 19)} ${Math.round(131 + sin * 19)}L${Math.round(182 + cos * 29)} ${Math.round(131 + sin * 29)}`;
    })
    .join('');
  return (
    `<clipPath ${pen.id(clipName)}>${path(almond)}</clipPath>` +
    path(almond, pen.both('paper', 'line', 1.8 / scale)) +
    group(
      `clip-path="url(#${pen.ref(clipName)})"`,
      path('M90 126C130 98 212 96 274 134L270 146C222 112 136 114 94 144Z', `${pen.fill('soft')} opacity=".22"`),
      circle(182, 131, 33, pen.both('tone-5', 'line', 1.4 / scale)),
      path(spokes, pen.stroke('tone-3', 1 / scale)),
      circle(182, 131, 14, pen.fill('hair')),
      circle(191, 121, 5, pen.fill('paper')),
    ) +
    path('M96 138C92 141 92 145 97 147C102 147 105 144 107 142', pen.both('blush', 'line', 1.1 / scale)) +
    path('M90 141C124 101 212 96 276 145', pen.stroke('line', 4 / scale)) +
    lashes
      .map(([x, y, tipX, tipY]) =>
        path(
          tapered(
            [
              [x, y],
              [(x + tipX) / 2 + 1, (y + tipY) / 2 + 2],
              [tipX, tipY],
            ],
            2.4,
            0.7,
            3,
          ),
          pen.fill('hair'),
        ),
      )
      .join('') +
    path(
      'M92 122C126 86 212 80 272 124M120 168C150 187 208 187 244 167M132 184C160 197 204 197 230 183',
      pen.stroke('line', 1.1 / scale),
    )
  );
}

/** Where the hairs of an eyebrow start and how they lie: inner hairs stand up, outer ones lie along the arch. */
export function browHairs(seed: number, count: number): { at: Point; tip: Point }[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const t = (index + random(0, 1)) / count;
    const row = (index * 0.618) % 1;
    const x = 74 + t * 208;
    const arch = 78 - Math.sin(Math.min(1, t * 1.12) * Math.PI * 0.72) * 40 + t * t * 22;
    const thickness = 19 * (1 - t * t * 0.86);
    const y = arch + (row - 0.5) * thickness;
    const angle = (-80 * (1 - t) ** 2.2 + 22 * t + (row - 0.5) * -22) * (Math.PI / 180);
    const length = random(15, 21) * (1 - t * 0.2);
    return { at: [x, y], tip: [x + Math.cos(angle) * length, y + Math.sin(angle) * length] };
  });
}

/** The shade of a full brow, under its hairs. */
export function brow(pen: Pen, colour: Colour = 'hair'): string {
  return path(
    'M76 92C84 66 112 42 158 36C206 32 252 48 286 80C244 58 204 52 164 56C126 60 98 74 76 92Z',
    `${pen.fill(colour)} opacity=".82"`,
  );
}

/** A single brow hair, slightly bent. */
export function browHair(pen: Pen, hair: { at: Point; tip: Point }, width = 2.6, colour: Colour = 'hair'): string {
  const [x, y] = hair.at;
  const [tipX, tipY] = hair.tip;
  return path(
    tapered(
      [
        [x, y],
        [(x + tipX) / 2 + (tipY - y) * 0.08, (y + tipY) / 2 - (tipX - x) * 0.08],
        [tipX, tipY],
      ],
      width,
      0.7,
      3,
    ),
    pen.fill(colour),
  );
}

/** Skin around an eye, filling the frame. */
export function eyeGround(pen: Pen, phototype: Skin, width: number, height: number): string {
  return path(`M0 0H${width}V${height}H0Z`, pen.fill(toneOf(phototype)));
}
