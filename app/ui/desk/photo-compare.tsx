import { useId, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import { useMessages } from '../locale.tsx';
import styles from './photo-compare.module.css';
import { photoCompareMessages } from './photo-compare-messages.ts';

const width = 600;
const height = 800;
const step = 5;

/** A photo that can be compared: when it was taken, in words, and where the whole picture is. */
export interface ComparedPhoto {
  readonly id: string;
  readonly when: string;
  readonly href: string;
}

interface Props {
  /** What the photos show. */
  readonly view: string;
  /** The latest first; nothing is shown of fewer than two. */
  readonly photos: readonly ComparedPhoto[];
}

/**
 * Two dates of one view over each other, with a line to move between them: a slider, so that keys move it too. Without
 * scripts nothing of it is there; the screen shows the photos side by side.
 */
export function PhotoCompare({ view, photos }: Props) {
  const texts = useMessages(photoCompareMessages);
  const isReady = useHydrated();
  const clip = useId();
  const [percent, setPercent] = useState(50);
  const [first, ...older] = photos;
  const [beforeId, setBeforeId] = useState(older[0]?.id);
  const before = older.find(({ id }) => id === beforeId) ?? older[0];
  if (!isReady || !first || !before) return null;
  const edge = width - (width * percent) / 100;
  return (
    <figure className={styles.compare}>
      <figcaption>{texts.title(view)}</figcaption>
      <div className={styles.dates}>
        <label>
          {texts.earlier}{' '}
          <select value={before.id} onChange={({ currentTarget }) => setBeforeId(currentTarget.value)}>
            {older.map(({ id, when }) => (
              <option key={id} value={id}>
                {when}
              </option>
            ))}
          </select>
        </label>
        <span>
          {texts.later}: {first.when}
        </span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.value(percent)}>
        <clipPath id={clip}>
          <rect x={edge} y="0" width={width - edge} height={height} />
        </clipPath>
        <image href={before.href} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
        <g clipPath={`url(#${clip})`}>
          <rect width={width} height={height} className={styles.ground} />
          <image href={first.href} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
        </g>
        <path d={`M${edge} 0V${height}`} className={styles.edge} />
      </svg>
      <input
        type="range"
        min="0"
        max="100"
        step={step}
        value={percent}
        aria-label={texts.slider(view)}
        aria-valuetext={texts.value(percent)}
        onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
      />
    </figure>
  );
}
