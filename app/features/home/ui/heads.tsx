import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { FinderData } from './home-data.ts';
import styles from './heads.module.css';
import { homeMessages } from './messages.ts';

/** Labels on each side of the heads. */
const PER_SIDE = 5;

/** Two heads whose labels are links to what helps. */
export function Heads({ finder }: { finder: FinderData }) {
  const texts = useMessages(homeMessages).finder;
  const sides = [finder.head.slice(0, PER_SIDE), finder.head.slice(PER_SIDE)];
  return (
    <div className={styles.body}>
      <HeadsDrawing finder={finder} />
      {sides.map((side, index) => (
        <ol key={index} className={styles.labels} start={index * PER_SIDE + 1}>
          {side.map(({ id, href }, place) => (
            <li key={id}>
              <span className={styles.number} aria-hidden="true">
                {index * PER_SIDE + place + 1}
              </span>{' '}
              <Link href={href}>
                <span>{texts.head[id].name}</span> <small>{texts.head[id].more}</small>
                <InEnglish href={href} />
              </Link>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

/** The canvas the heads lie on where their labels stand beside them, and the height of each label's line on it. */
const CANVAS = { width: 1280, height: 536, labelEnds: 304, rows: [46, 144, 248, 354, 450] } as const;

/** The drawing, with lines from the labels to it where there is room, and with numbered marks where there is not. */
function HeadsDrawing({ finder: { picture, head } }: { finder: FinderData }) {
  const offset = (CANVAS.width - picture.width) / 2;
  return (
    <div className={styles.heads}>
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
      <svg className={styles.leaders} viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`} aria-hidden="true">
        {head.map(({ id, point: [x, y] }, index) => {
          const edge = index < PER_SIDE ? CANVAS.labelEnds : CANVAS.width - CANVAS.labelEnds;
          return <path key={id} d={`M${edge} ${CANVAS.rows[index % PER_SIDE] ?? y}L${x + offset} ${y}`} />;
        })}
        {head.map(({ id, point: [x, y] }) => (
          <circle key={id} cx={x + offset} cy={y} r="4" />
        ))}
      </svg>
      <svg className={styles.marks} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {head.map(({ id, point: [x, y] }, index) => (
          <g key={id}>
            <circle cx={x} cy={y} />
            <text x={x} y={y} dy="0.36em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
