import { Button } from '#app/ui/button/button.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { FinderData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './finder.module.css';

/** Labels on each side of the heads. */
const PER_SIDE = 5;

/** What bothers somebody, in their own words or by pointing: the labels of the two heads are links. */
export function Finder({ finder }: { finder: FinderData }) {
  const texts = useMessages(homeMessages).finder;
  const sides = [finder.head.slice(0, PER_SIDE), finder.head.slice(PER_SIDE)];
  return (
    <section className={`section ${styles.finder}`} aria-labelledby="bothering">
      <div className="wrap">
        <div className={styles.top}>
          <h2 id="bothering">{texts.title}</h2>
          <form className={styles.ask} action="/specific-service" method="get" role="search">
            <label htmlFor="finder-words">{texts.label}</label>
            <p id="finder-hint">{texts.hint}</p>
            <input id="finder-words" name="q" type="search" autoComplete="off" maxLength={100} aria-describedby="finder-hint" />
            <Button>{texts.find}</Button>
          </form>
        </div>
        <div className={styles.body}>
          <Heads finder={finder} />
          {sides.map((side, index) => (
            <ol key={index} className={styles.labels} start={index * PER_SIDE + 1}>
              {side.map(({ id, href }, place) => (
                <li key={id}>
                  <span className={styles.number} aria-hidden="true">
                    {index * PER_SIDE + place + 1}
                  </span>
                  <Link href={href}>
                    <span>{texts.head[id].name}</span>
                    <small>{texts.head[id].more}</small>
                  </Link>
                </li>
              ))}
            </ol>
          ))}
        </div>
        <div className={styles.more}>
          <h3>{texts.notOnTheHead}</h3>
          <ul>
            {finder.other.map(({ id, href }) => (
              <li key={id}>
                <Link href={href}>{texts.other[id]}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.services}>{texts.all}</Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The canvas the heads lie on where their labels stand beside them, and the height of each label's line on it. */
const CANVAS = { width: 1280, height: 536, labelEnds: 304, rows: [46, 144, 248, 354, 450] } as const;

/** The drawing, with lines from the labels to it where there is room, and with numbered marks where there is not. */
function Heads({ finder: { picture, head } }: { finder: FinderData }) {
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
