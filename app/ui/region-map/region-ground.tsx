import { useMessages } from '../locale.tsx';
import type { Phototype } from '#app/plates/kit/palette.ts';
import type { RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import { mapMessages } from './messages.ts';
import styles from './region-map.module.css';

export interface RegionGroundProps {
  readonly drawing: RegionDrawing;
  readonly phototype: Phototype;
  /** Names the clip path, which must be unlike any other on the page. */
  readonly clipId: string;
}

/** Whether ink lines would be lost on this skin. */
export const isDark = (phototype: Phototype): boolean => phototype > 3;

export const viewBoxOf = ({ width, height }: RegionDrawing): string => `0 0 ${width} ${height}`;

/** The skin below the marks, with the words beside its views. */
export function RegionGround({ drawing, phototype, clipId }: RegionGroundProps) {
  const messages = useMessages(mapMessages);
  return (
    <svg className={styles.ground} viewBox={viewBoxOf(drawing)} aria-hidden="true">
      <clipPath id={clipId}>
        {drawing.skin.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </clipPath>
      {/* First all contours, then all skin: where two overlap, no line crosses. */}
      {drawing.skin.map((contour) => (
        <path key={contour} className={styles.contour} d={contour} />
      ))}
      {drawing.skin.map((contour) => (
        <path key={contour} d={contour} fill={`var(--tone-${phototype})`} />
      ))}
      {drawing.words.map(({ word, x, y, side }) => (
        <text
          key={`${word}-${x}`}
          className={side ? styles.side : styles.view}
          x={x}
          y={y}
          fontSize={drawing.width * (side ? 0.038 : 0.041)}
        >
          {messages[word]}
        </text>
      ))}
    </svg>
  );
}

/** Folds and features, above the marks. */
export function RegionLines({ drawing }: { readonly drawing: RegionDrawing }) {
  return (
    <svg className={styles.lines} viewBox={viewBoxOf(drawing)} aria-hidden="true">
      <path d={drawing.detail} />
    </svg>
  );
}
