import type { ReactNode } from 'react';
import { FieldsetFrame } from '../field/field-frame.tsx';
import type { RegionDrawing } from '../plates/forms/region-drawing.ts';
import type { Phototype } from '../plates/kit/palette.ts';
import { isDark, RegionGround, RegionLines, viewBoxOf } from './region-ground.tsx';
import styles from './region-map.module.css';

interface Props<Id extends string> {
  /** The key of every checkbox; each sends the id of its region. The first has the id `name`, for an error summary. */
  readonly name: string;
  readonly drawing: RegionDrawing<Id>;
  /** What each region is called. Only regions with words here are offered. */
  readonly words: Readonly<Partial<Record<Id, string>>>;
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
export function RegionMap<Id extends string>(props: Props<Id>) {
  const { name, drawing, words, defaultValue = [], phototype = 3, legend, hint, error, optional } = props;
  const clipId = `${name}-skin`;
  const offered = drawing.regions.flatMap(({ id, shape }) => {
    const text = words[id];
    return text === undefined ? [] : [{ id, shape, text }];
  });
  return (
    <FieldsetFrame id={name} texts={{ label: legend, hint, error, optional }}>
      <div className={styles.room}>
        <div className={styles.map} data-dark={isDark(phototype)}>
          <RegionGround drawing={drawing} phototype={phototype} clipId={clipId} />
          <div className={styles.list}>
            {offered.map(({ id, shape, text }, index) => (
              <label key={id} className={styles.region}>
                <input
                  type="checkbox"
                  name={name}
                  id={index === 0 ? name : `${name}-${id}`}
                  value={id}
                  defaultChecked={defaultValue.includes(id)}
                />
                <span>{text}</span>
                <svg className={styles.shape} viewBox={viewBoxOf(drawing)} aria-hidden="true">
                  <path className={styles.reach} d={shape} />
                  <path className={styles.mark} d={shape} clipPath={`url(#${clipId})`} />
                </svg>
              </label>
            ))}
          </div>
          <RegionLines drawing={drawing} />
        </div>
      </div>
    </FieldsetFrame>
  );
}
