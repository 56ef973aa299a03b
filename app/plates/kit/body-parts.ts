import { shadeOf, toneOf, type Phototype } from './palette.ts';
import { CONTOUR, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** A fingertip from above with plate, lunula, cuticle and free edge; 240 by 260, the finger runs out below. */
export function fingertip(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  return [
    path(
      'M40 262C45 200 36 160 46 108C54 58 82 18 120 18C158 18 186 58 194 108C204 160 195 200 200 262',
      pen.both(skin, 'line', CONTOUR),
    ),
    path(
      'M58 214C80 206 160 206 182 214M64 226C90 220 150 220 176 226M70 238C96 233 144 233 170 238',
      pen.stroke('line', 1),
    ),
    path('M53 128C56 120 58 112 60 104M187 128C184 120 182 112 180 104', pen.stroke('line', 0.9)),
    path(
      'M66 172C60 132 62 84 84 60C96 47 144 47 156 60C178 84 180 132 174 172C150 186 90 186 66 172Z',
      pen.both(shadeOf(phototype), 'line', 1.1),
    ),
    path(
      'M72 173C66 134 66 92 86 66C96 54 144 54 154 66C174 92 174 134 168 173C150 186 90 186 72 173Z',
      pen.both('nail', 'line', 1.8),
    ),
    path(
      'M75 92C78 80 80 74 86 66C96 54 144 54 154 66C160 74 162 80 165 92C158 74 144 68 120 68C96 68 82 74 75 92Z',
      pen.both('paper', 'line', 1.2),
    ),
    path('M82 177C90 147 150 147 158 177C140 184 100 184 82 177Z', pen.both('paper', 'line', 1)),
    path(
      'M64 160C70 182 92 190 120 190C148 190 170 182 176 160C182 178 172 202 120 203C68 202 58 178 64 160Z',
      pen.both('tone-2', 'line', 1.2),
    ),
    path('M92 84V146M107 76V142M133 76V142M148 84V146', `${pen.stroke('soft', 0.7)} opacity=".55"`),
  ].join('');
}

/** An outer ear from the side, helix to lobe; fills about 80 to 215 by 18 to 275. */
export function ear(pen: Pen, phototype: Phototype): string {
  return [
    path(
      'M78 116C70 54 128 18 176 44C224 74 208 150 176 190C160 212 160 262 124 272C92 278 84 246 92 216C98 184 82 150 78 116Z',
      pen.both(toneOf(phototype), 'line', 2),
    ),
    path(
      'M122 122C124 98 150 84 160 100C168 118 150 144 132 154C120 160 124 176 112 184C104 178 104 166 110 158C122 146 122 138 122 122Z',
      `${pen.fill(shadeOf(phototype))} opacity=".6"`,
    ),
    path('M98 122C96 76 136 48 166 66C196 90 180 146 154 172C142 186 146 206 128 218', pen.stroke('line', 1.5)),
    path(
      'M122 120C124 96 150 84 160 100C168 116 150 140 136 150M104 168C114 152 132 158 126 176C122 188 108 190 104 206',
      pen.stroke('line', 1.4),
    ),
    path('M136 84C150 84 160 90 164 100', pen.stroke('line', 1)),
  ].join('');
}
