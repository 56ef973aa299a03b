import { useId, useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './photos.module.css';
import { submissionMessages } from './submission-messages.ts';
import type { PhotosOfView, PhotoView } from './submission-types.ts';

const width = 600;
const height = 800;
const step = 5;

/** Where a photo is fetched from; `small` is its preview. */
export function photoHref({ formId, id }: Pick<PhotoView, 'formId' | 'id'>, size: 'full' | 'small' = 'full'): string {
  return `/admin-dashboard/forms/${formId}/photos/${id}${size === 'small' ? '?size=small' : ''}`;
}

/**
 * Two dates of one view over each other, with a line to move between them: a slider, so that keys move it too. Without
 * scripts both photos stand side by side above.
 */
export function PhotoCompare({ view }: { view: PhotosOfView }) {
  const texts = useMessages(submissionMessages).compare;
  const isReady = useHydrated();
  const clip = useId();
  const [percent, setPercent] = useState(50);
  const [first, ...older] = view.shots;
  const [beforeId, setBeforeId] = useState(older[0]?.id);
  const before = older.find(({ id }) => id === beforeId) ?? older[0];
  if (!isReady || !first || !before) return null;
  const edge = width - (width * percent) / 100;
  return (
    <figure className={styles.compare}>
      <figcaption>{texts.title(view.text)}</figcaption>
      <div className={styles.dates}>
        <label>
          {texts.earlier}{' '}
          <select value={before.id} onChange={({ currentTarget }) => setBeforeId(currentTarget.value)}>
            {older.map(({ id, sent }) => (
              <option key={id} value={id}>
                {sent}
              </option>
            ))}
          </select>
        </label>
        <span>
          {texts.later}: {first.sent}
        </span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.value(percent)}>
        <clipPath id={clip}>
          <rect x={edge} y="0" width={width - edge} height={height} />
        </clipPath>
        <image href={photoHref(before)} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
        <g clipPath={`url(#${clip})`}>
          <rect width={width} height={height} className={styles.ground} />
          <image href={photoHref(first)} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
        </g>
        <path d={`M${edge} 0V${height}`} className={styles.edge} />
      </svg>
      <input
        type="range"
        min="0"
        max="100"
        step={step}
        value={percent}
        aria-label={texts.slider(view.text)}
        aria-valuetext={texts.value(percent)}
        onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
      />
    </figure>
  );
}
