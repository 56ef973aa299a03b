import { useMessages } from '#app/ui/locale.tsx';
import type { DepthMarks } from '../domain/fact-line.ts';
import styles from './depth-picture.module.css';
import { pageMessages } from './page-messages.ts';

/** The plate the marks are laid over, and its scale; handed over by the server with the drawing's own numbers. */
export interface DepthScale {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Height of the skin's surface on the plate. */
  readonly surface: number;
  /** Units of the plate in one millimetre. */
  readonly mm: number;
  readonly depthMm: number;
}

const RULER = 96;

/** How deep a treatment reaches, to scale: the marks are the millimetres of the treatment's own facts. The caption says the same in words. */
export function DepthPicture({ depth, scale }: { depth: DepthMarks; scale: DepthScale }) {
  const messages = useMessages(pageMessages);
  const y = (mm: number) => scale.surface + mm * scale.mm;
  const whole = Array.from({ length: scale.depthMm }, (_, mm) => mm);
  return (
    <figure className={styles.depth}>
      <svg viewBox={`0 0 ${scale.width + RULER} ${scale.height}`} aria-hidden="true">
        <image href={scale.src} width={scale.width} height={scale.height} />
        <path className={styles.ruler} d={`M${scale.width + 10} ${y(0)}V${y(scale.depthMm)}`} />
        {whole.map((mm) => (
          <path key={mm} className={styles.ruler} d={`M${scale.width + 2} ${y(mm)}h16`} />
        ))}
        {depth.stops.length === 0 && (
          <rect
            className={styles.reach}
            x="0"
            y={y(depth.fromMm)}
            width={scale.width}
            height={(depth.toMm - depth.fromMm) * scale.mm}
          />
        )}
        {(depth.stops.length > 0 ? depth.stops : edges(depth)).map(({ mm, label }) => (
          <g key={label}>
            <path className={styles.stop} d={`M0 ${y(mm)}H${scale.width + 22}`} />
            <text className={styles.label} x={scale.width + 28} y={y(mm) + 9}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <h2>{messages.depthTitle}</h2>
        <p>{messages.depthCaption(depth.said)}</p>
      </figcaption>
    </figure>
  );
}

function edges({ fromMm, toMm }: DepthMarks) {
  return [...new Set([fromMm, toMm])].map((mm) => ({ mm, label: String(mm) }));
}
