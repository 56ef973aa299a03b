import type { RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import type { Phototype } from '#app/plates/kit/palette.ts';
import { isDark, RegionGround, RegionLines, viewBoxOf } from './region-ground.tsx';
import styles from './region-map.module.css';

interface Props {
  /** Keeps the ids of two maps on one page apart. */
  readonly id: string;
  readonly drawing: RegionDrawing;
  readonly marked: readonly string[];
  readonly phototype?: Phototype;
}

/** The map as it was filled in, to look at. Say the regions in words beside it: the drawing itself is silent. */
export function MarkedRegions({ id, drawing, marked, phototype = 3 }: Props) {
  const clipId = `${id}-skin`;
  return (
    <div className={styles.map} data-dark={isDark(phototype)}>
      <RegionGround drawing={drawing} phototype={phototype} clipId={clipId} />
      <svg className={styles.shape} viewBox={viewBoxOf(drawing)} aria-hidden="true">
        {drawing.regions
          .filter((region) => marked.includes(region.id))
          .map((region) => (
            <path key={region.id} className={styles.marked} d={region.shape} clipPath={`url(#${clipId})`} />
          ))}
      </svg>
      <RegionLines drawing={drawing} />
    </div>
  );
}
