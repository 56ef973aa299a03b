import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { byReach, reaches, type Reach } from '../domain/reach.ts';
import type { DepthData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './depth-plate.module.css';

interface Props {
  readonly depth: DepthData;
  readonly depthMm: number;
}

/**
 * Ruler, drawing and one column for each reach with the treatments that share it, all to the same scale. Heights are percentages of the drawing, so
 * they hold at any size without a style of their own. What it shows stands in words below it.
 */
export function DepthPlate({ depth: { picture, scale, reaches: all }, depthMm }: Props) {
  const texts = useMessages(homeMessages).depth;
  const isReady = useHydrated();
  const at = (mm: number): string => `${((100 * (scale.surface + mm * scale.mm)) / picture.height).toFixed(3)}%`;
  /** One column leaves the paper beside it free, and there each layer says what it does. */
  const groups = byReach(all);
  const hasRoom = groups.length <= 1;
  const marks = Array.from({ length: scale.depthMm + 1 }, (_, mm) => mm);
  return (
    <div className={styles.figure} data-columns={crowding(groups.length)} data-notes={hasRoom || undefined}>
      <svg className={styles.ruler} aria-hidden="true">
        {marks.map((mm) => (
          <g key={mm}>
            <line x1="50%" x2="100%" y1={at(mm)} y2={at(mm)} />
            {mm < scale.depthMm && <line x1="76%" x2="100%" y1={at(mm + 0.5)} y2={at(mm + 0.5)} />}
            <text x="0" y={at(mm)} dy="0.32em">
              {mm}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.drawing}>
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.layers}>
          {texts.labels.map(({ name, note }) => (
            <li key={name}>
              {name}
              {hasRoom && <small>{note}</small>}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <svg className={styles.grid}>
          {marks.map((mm) => (
            <line key={mm} x1="0" x2="100%" y1={at(mm)} y2={at(mm)} />
          ))}
        </svg>
        {groups.map((group, index) => (
          <Column
            key={group[0].path}
            number={index + 1}
            names={group.map(({ name }) => name).join(', ')}
            reach={group[0]}
            depthMm={isReady ? depthMm : undefined}
            at={at}
          />
        ))}
      </div>
      {isReady && (
        <svg className={styles.line} aria-hidden="true">
          <line x1="0" x2="100%" y1={at(depthMm)} y2={at(depthMm)} />
          <svg y={at(depthMm)} overflow="visible">
            <rect y="-14" width="44" height="28" rx="2" />
            <text x="22" dy="0.35em">
              {depthMm.toFixed(1)}
            </text>
          </svg>
        </svg>
      )}
    </div>
  );
}

/** How many columns share the room: where names do not fit, numbers stand in, and the list below tells whose they are. */
export function crowding(columns: number): 'few' | 'several' | 'many' {
  if (columns <= 1) return 'few';
  return columns <= 5 ? 'several' : 'many';
}

interface ColumnProps {
  readonly number: number;
  readonly names: string;
  readonly reach: Reach;
  /** Undefined while there is no line to meet. */
  readonly depthMm: number | undefined;
  readonly at: (mm: number) => string;
}

/** One reach: a bar for a range, a short stroke for each set depth. */
function Column({ number, names, reach, depthMm, at }: ColumnProps) {
  const { from, to, stops } = reach;
  const isHit = depthMm !== undefined && reaches(reach, depthMm);
  return (
    <div className={styles.column}>
      <b>{names}</b> <i>{number}</i>
      <svg>
        {stops.length === 0 ? (
          <>
            <line className={styles.range} x1="5" x2="5" y1={at(from)} y2={at(to)} data-hit={isHit} />
            <text x="0" y={at(to)} dy="1.4em">
              {`${from}–${to}`}
            </text>
          </>
        ) : (
          stops.map((stop) => (
            <g key={stop}>
              <line
                className={styles.stop}
                x1="0"
                x2="26"
                y1={at(stop)}
                y2={at(stop)}
                data-hit={depthMm !== undefined && reaches({ ...reach, stops: [stop] }, depthMm)}
              />
              <text x="36" y={at(stop)} dy="-0.5em">
                {stop.toFixed(1)}
              </text>
            </g>
          ))
        )}
      </svg>
    </div>
  );
}
