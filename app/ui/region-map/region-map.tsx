import type { ReactNode } from 'react';
import { FieldsetFrame } from '../field/field-frame.tsx';
import type { RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import type { Phototype } from '#app/plates/kit/palette.ts';
import { isDark, RegionGround, RegionLines, viewBoxOf } from './region-ground.tsx';
import styles from './region-map.module.css';

interface Props {
  /** The key of every checkbox; each sends the id of its region. The first has the id `name`, for an error summary. */
  readonly name: string;
  readonly drawing: RegionDrawing;
  /** What each region is called, in the order of the list. Only these are offered; one the drawing lacks is in the list alone. */
  readonly words: Readonly<Record<string, string>>;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly defaultValue?: readonly string[];
  /** The skin the figure is painted in. */
  readonly phototype?: Phototype;
}

/**
 * Parts of the body to mark on a drawing or in the list beside it. Each part is one checkbox in one label, and the label
 * holds both its words and its shape: a touch on the drawing ticks the box, with or without JavaScript, and keys and screen
 * readers meet plain checkboxes.
 */
export function RegionMap(props: Props) {
  const { name, drawing, words, defaultValue = [], phototype = 3, legend, hint, error, optional } = props;
  const clipId = `${name}-skin`;
  const shapes = new Map(drawing.regions.map(({ id, shape }) => [id, shape]));
  return (
    <FieldsetFrame id={name} texts={{ label: legend, hint, error, optional }}>
      <div className={styles.room}>
        <div className={styles.map} data-dark={isDark(phototype)}>
          <RegionGround drawing={drawing} phototype={phototype} clipId={clipId} />
          <div className={styles.list}>
            {Object.entries(words).map(([id, text], index) => (
              <label key={id} className={styles.region}>
                <input
                  type="checkbox"
                  name={name}
                  id={index === 0 ? name : `${name}-${id}`}
                  value={id}
                  defaultChecked={defaultValue.includes(id)}
                />
                <span>{text}</span>
                {shapes.has(id) && (
                  <svg className={styles.shape} viewBox={viewBoxOf(drawing)} aria-hidden="true">
                    <path className={styles.reach} d={shapes.get(id)} />
                    <path className={styles.mark} d={shapes.get(id)} clipPath={`url(#${clipId})`} />
                  </svg>
                )}
              </label>
            ))}
          </div>
          <RegionLines drawing={drawing} />
        </div>
      </div>
    </FieldsetFrame>
  );
}
