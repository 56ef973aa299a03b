import { useMessages } from '../locale.tsx';
import { networkMessages } from './network-messages.ts';
import styles from './closed-valve.module.css';

/** A vein opened lengthwise with its valve shut: blood crowds on the left, nothing moves on the right. */
export function ClosedValve() {
  const texts = useMessages(networkMessages);
  return (
    <svg className={styles.vein} viewBox="0 0 560 220" role="img" aria-label={texts.closedValve}>
      <path
        className={styles.wall}
        d="M-2 34c122 6 218 2 264-10 38-12 68-10 98 4 60 14 140 8 202 6v152c-62-2-142-8-202 6-30 14-60 16-98 4-46-12-142-16-264-10Z"
      />
      <path
        className={styles.inside}
        d="M-2 51c122 6 222 2 266-9 36-12 64-10 94 4 62 13 142 6 204 5v119c-62-1-142-7-204 5-30 14-58 15-94 3-44-10-144-14-266-8Z"
      />
      <path
        className={styles.glint}
        d="M-2 42.5c122 6 222 2 265-9.5M-2 178c122-6 222-2 265 9M360 37c62 13 140 7 202 5M360 183c62-12 140-7 202-5"
      />
      {cells.map(([x, y, turn]) => (
        <ellipse
          key={`${x} ${y}`}
          className={styles.cell}
          rx="7"
          ry="4.4"
          transform={`translate(${x} ${y})rotate(${turn})`}
        />
      ))}
      <path className={styles.leaflet} d="M264 42c8 30 32 55 63 67-13-25-32-52-63-67Z" />
      <path className={styles.leaflet} d="M264 178c8-30 32-56 63-69-13 27-32 53-63 69Z" />
      <path className={styles.still} d="M392 109h108" />
    </svg>
  );
}

/** Where the blood cells lie and how they are turned, in the picture's units and degrees. */
const cells: readonly (readonly [x: number, y: number, turn: number])[] = [
  [22, 80, -20],
  [30, 126, 12],
  [52, 100, 30],
  [60, 146, -14],
  [78, 76, 8],
  [88, 118, -34],
  [104, 92, 22],
  [112, 150, 4],
  [126, 128, -18],
  [134, 74, 32],
  [148, 104, -6],
  [158, 142, 26],
  [170, 82, -28],
  [178, 118, 14],
  [190, 152, -10],
  [198, 98, 36],
  [208, 70, 6],
  [216, 130, -22],
  [230, 108, 18],
  [238, 148, 30],
  [244, 84, -12],
  [252, 126, 8],
  [262, 98, -30],
  [268, 140, 20],
  [280, 112, -4],
];
