import { mirrored } from './face-front.ts';
import { shadeOf, toneOf, type Phototype } from './palette.ts';
import { DETAIL, FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

// Small heads turned to the viewer, half away and wholly away, each with its middle at (0, 0): about 90 wide, crown at
// -62, chin at 61, shoulders running out at 98.

const SHOULDERS = 'M-20 36C-20 57 -21 67 -26 73C-37 80 -54 82 -66 90V100H66V90C54 82 37 80 26 73C21 67 20 57 20 36Z';
const EAR = 'M38 -3C42 -8 47 -5 46 4C45 13 42 23 39 24C37 24 36 21 36 18Z';

function bust(pen: Pen, phototype: Phototype, shade: string): string {
  return (
    path(SHOULDERS, pen.both(toneOf(phototype), 'line', 1.5)) +
    path(shade, `${pen.fill(shadeOf(phototype))} opacity=".5"`)
  );
}

/** A face that looks at the viewer, short hair over a visible hairline. */
export function facingHead(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  return [
    bust(
      pen,
      phototype,
      'M-20 48C-12 58 -6 61 0 61C6 61 12 58 20 48C20 58 20 62 22 67C12 75 -12 75 -22 67C-20 62 -20 58 -20 48Z',
    ),
    mirrored(
      path(EAR, pen.both(skin, 'line', 1.3)) + path('M40.5 1C43 -2 44.5 1 43.5 7L41.5 14', pen.stroke('line', 0.8)),
    ),
    path(
      'M0 -58C25 -58 41 -44 41 -20C41 -8 39 4 38 13C36 26 33 36 26 46C19 55 10 61 0 61C-10 61 -19 55 -26 46C-33 36 -36 26 -38 13C-39 4 -41 -8 -41 -20C-41 -44 -25 -58 0 -58Z',
      pen.both(skin, 'line', 1.5),
    ),
    mirrored(path('M8 -10C14 -14.5 23 -14.5 29 -9.5M9 1.5C13 -3 22 -3 26.5 1.5', pen.stroke('line', 1.3))),
    path(
      'M-6.5 24C-9.5 23 -9 18 -6.5 18M6.5 24C9.5 23 9 18 6.5 18M-6.5 24C-3 27 3 27 6.5 24',
      pen.stroke('line', DETAIL),
    ),
    path('M-13 38.5C-6 40.5 6 40.5 13 38.5M-6 46C-2 47.5 2 47.5 6 46', pen.stroke('line', 1.2)),
    path(
      'M-40 -10C-45 -40 -32 -63 0 -63C32 -63 45 -40 40 -10C37 -15 36 -22 34 -29C25 -36 12 -39 0 -39C-12 -39 -25 -36 -34 -29C-36 -22 -37 -15 -40 -10Z',
      pen.both('hair', 'line', 1.3),
    ),
    path(
      'M0 -41C1 -48 2 -54 2 -60M-9 -41C-8 -48 -6 -54 -4 -60M9 -41C10 -48 10 -54 9 -59M-18 -39C-17 -47 -14 -53 -10 -58M18 -39C19 -46 18 -52 16 -57M-27 -35C-27 -44 -23 -51 -17 -56M27 -35C28 -43 26 -50 23 -54M-35 -27C-36 -37 -32 -46 -26 -51M35 -27C37 -36 35 -44 31 -49',
      `${pen.stroke(skin, 0.8)} opacity=".45"`,
    ),
  ].join('');
}

/** The same head turned half to the left of the picture: its left cheek and ear are seen. */
export function halfTurnedHead(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  return [
    path(
      'M-8 44C-6 60 -8 68 -16 76C-28 82 -42 86 -52 92V100H62V88C50 82 42 74 39 62C38 50 40 40 42 30Z',
      pen.both(skin, 'line', 1.5),
    ),
    path(
      'M-8 56C6 58 20 52 30 40C28 54 30 64 34 72C18 70 2 70 -12 73C-8 68 -7 62 -8 56Z',
      `${pen.fill(shadeOf(phototype))} opacity=".5"`,
    ),
    path(
      'M-4 -60C-22 -58 -33 -46 -35 -30C-36 -22 -37 -16 -36 -11C-34 -6 -33 -3 -34 1C-37 7 -36 13 -34 19C-32 27 -29 33 -27 40C-26 51 -21 58.5 -12 59.5C3 60.5 18 53 28 41C33 36 37 28 40 18C50 4 54 -14 49 -30C42 -52 20 -63 -4 -60Z',
      pen.both(skin, 'line', 1.5),
    ),
    path(
      'M-32 -10C-30 -13 -26 -13.5 -23 -11.5M-11 -10.5C-4 -15 6 -14.5 12 -9.5M-31 1.5C-29 -1.5 -26 -1.5 -24 1M-9 2C-4 -2.5 5 -2 9 2.5',
      pen.stroke('line', 1.3),
    ),
    path(
      'M-20 -3C-22 6 -28 14 -28.5 18.5C-28 22.5 -23 24 -19 23.5M-14 21C-12.5 22.5 -13 25 -15 25.5',
      pen.stroke('line', DETAIL),
    ),
    path('M-27 38C-22 40 -13 40 -6 37.5M-22 46C-18 47.5 -14 47 -11 46', pen.stroke('line', 1.2)),
    path(
      'M-33 -33C-33 -54 -14 -66 8 -64C36 -62 54 -42 54 -14C54 6 50 20 45 31C41 31 37 29 36 25C38 20 41 12 41 4C41 -6 31 -9 27 -2C26 4 26 10 24 15C20 12 19 6 18 -2C17 -10 15 -18 10 -25C-4 -33 -20 -35 -33 -33Z',
      pen.both('hair', 'line', 1.3),
    ),
    path(
      'M-26 -36C-20 -50 -6 -58 8 -60M-16 -36C-8 -48 6 -55 20 -56M-6 -34C4 -45 18 -50 32 -48M4 -30C14 -40 28 -43 42 -36M12 -24C22 -34 36 -34 48 -22M18 -14C28 -24 40 -22 50 -8M42 -4C46 6 46 18 43 30M46 -8C50 2 50 12 47 22',
      `${pen.stroke(skin, 0.8)} opacity=".45"`,
    ),
    path(
      'M27 1C26 -7 33 -10 38 -6C43 -1 41 8 37 14C35 19 34 24 31 24C28 24 28 20 28.5 16C29 10 28 6 27 1Z',
      pen.both(skin, 'line', DETAIL),
    ),
    path('M31 2C31 -3 36 -3 37 1C37.5 6 34.5 9 33 13', pen.stroke('line', 0.8)),
  ].join('');
}

/** The head from behind: hair to its edge above the neck. */
export function headFromBehind(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  return [
    bust(pen, phototype, 'M-20 40C-10 49 10 49 20 40C20 50 20 56 22 62C10 66 -10 66 -22 62C-20 56 -20 50 -20 40Z'),
    mirrored(path(EAR, pen.both(skin, 'line', 1.3))),
    path(
      'M0 -62C-28 -62 -43 -43 -43 -15C-43 8 -37 26 -28 38C-25 41 -22 40 -20 37C-15 43 -8 46 0 46C8 46 15 43 20 37C22 40 25 41 28 38C37 26 43 8 43 -15C43 -43 28 -62 0 -62Z',
      pen.both('hair', 'line', 1.5),
    ),
    mirrored(
      path(
        'M2 -50C2 -20 2 10 3 42M8 -50C11 -20 11 10 10 41M14 -48C20 -20 20 10 17 37M20 -45C28 -20 28 8 24 34M26 -40C35 -18 35 6 31 28M32 -32C40 -16 40 0 37 14',
        `${pen.stroke(skin, 0.8)} opacity=".42"`,
      ),
    ),
    path('M-9 70C-10 78 -14 86 -18 94M9 70C10 78 14 86 18 94', pen.stroke('line', FINE)),
  ].join('');
}
