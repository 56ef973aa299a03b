import { useMessages } from '#app/ui/locale.tsx';
import type { Chart } from '../domain/chart.ts';
import type { StraightLine } from '../domain/landing-page.ts';
import { landingMessages } from './landing-messages.ts';
import styles from './straight-line.module.css';

interface Props {
  readonly chart: Chart;
  readonly slug: string;
  readonly city: string;
  readonly clinicCity: string;
  readonly line: StraightLine;
}

/** Every city people come from as a dot, to scale, with circles of 100 km round the clinic and a line from this one. */
export function StraightLineChart({ chart, slug, city, clinicCity, line }: Props) {
  const messages = useMessages(landingMessages);
  const { left, top, width, height, points, rings } = chart;
  const here = points.find((point) => point.slug === slug);
  if (!here) return null;
  const isEast = here.east > left + width / 2;
  return (
    <svg
      className={styles.chart}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={messages.chart(city, clinicCity, line.km, line.point)}
    >
      {rings.map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      {points.map((point) => (
        <circle key={point.slug} className={styles.place} cx={point.east} cy={point.south} r="4" />
      ))}
      <line className={styles.line} x2={here.east} y2={here.south} />
      <circle className={styles.clinic} r="8" />
      <circle className={styles.here} cx={here.east} cy={here.south} r="8" />
      <text
        className={styles.name}
        y="-16"
        textAnchor={isEast ? 'start' : 'end'}
        x={isEast ? -8 : 8}
        aria-hidden="true"
      >
        {clinicCity}
      </text>
      <text
        className={styles.name}
        x={here.east + (isEast ? 8 : -8)}
        y={here.south + 32}
        textAnchor={isEast ? 'end' : 'start'}
        aria-hidden="true"
      >
        {city}
      </text>
    </svg>
  );
}
