import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { byReach, nearestReach, reaches } from '../domain/reach.ts';
import { layerAt } from '../domain/skin-layers.ts';
import { crowding } from './depth-plate.tsx';
import type { DepthData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './depth-control.module.css';

interface Props {
  readonly depth: DepthData;
  readonly depthMm: number;
  readonly onMove: (depthMm: number) => void;
}

/**
 * The slider that moves the line. It needs a script: until that runs its place is kept, and where scripts are off it is
 * not there at all.
 */
export function DepthControl({ depth: { reaches: all, scale }, depthMm, onMove }: Props) {
  const texts = useMessages(homeMessages).depth;
  const isReady = useHydrated();
  const layer = texts.layers[layerAt(depthMm)];
  const groups = byReach(all);
  const here = all.filter((reach) => reaches(reach, depthMm));
  const nearest = here.length === 0 ? nearestReach(all, depthMm) : undefined;
  const found = groups.filter(([reach]) => (nearest === undefined ? here.includes(reach) : reach === nearest.reach));
  const shown = depthMm.toFixed(1);
  return (
    <div className={styles.control} data-ready={isReady} data-needs-script="when-seen">
      <label htmlFor="depth-slider">{texts.label}</label>{' '}
      <output htmlFor="depth-slider">
        {shown} <small>mm</small>
      </output>
      <input
        id="depth-slider"
        type="range"
        min="0"
        max={scale.depthMm}
        step="0.1"
        value={depthMm}
        disabled={!isReady}
        aria-valuetext={`${texts.value(shown)}. ${layer.where}`}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <p className={styles.layer}>
        <b>{layer.where}</b>
        {layer.what}
      </p>
      {found.length > 0 && (
        <div className={styles.found} data-columns={crowding(groups.length)}>
          <h3>{nearest === undefined ? texts.reached : texts.nearest}</h3>
          <ul>
            {found.map((group) => (
              <li key={group[0].path}>
                <i aria-hidden="true">{groups.indexOf(group) + 1}</i>{' '}
                <b className={styles.name}>{group.map(({ name }) => name).join(', ')}</b>
                {nearest !== undefined && <span> {texts.at(nearest.depthMm.toFixed(1))}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
