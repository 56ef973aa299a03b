import { useMessages } from '#app/ui/locale.tsx';
import type { Chart } from '../domain/chart.ts';
import type { StraightLine } from '../domain/landing-page.ts';
import { landingMessages } from './landing-messages.ts';
import styles from './straight-line.module.css';

/** Of an ordinary letter, in parts of the size of the type. */
const WIDTH_OF_LETTER = 0.55;

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
  // Names keep their size on the page whatever the chart spans, and stand where the line does not go.
  const size = width / 15;
  const dot = width / 60;
  const isEast = here.east > 0;
  const outside = isEast ? left + width - here.east : here.east - left;
  const fitsOutside = outside > city.length * size * WIDTH_OF_LETTER + 3 * dot;
  const ends = isEast === fitsOutside ? 'start' : 'end';
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
        <circle key={point.slug} className={styles.place} cx={point.east} cy={point.south} r={dot / 2} />
      ))}
      <line className={styles.line} x2={here.east} y2={here.south} />
      <circle className={styles.clinic} r={dot} />
      <circle className={styles.here} cx={here.east} cy={here.south} r={dot} />
      <g className={styles.names} fontSize={size} aria-hidden="true">
        <text x={isEast ? -2 * dot : 2 * dot} y={size / 3} textAnchor={isEast ? 'end' : 'start'}>
          {clinicCity}
        </text>
        <text
          x={here.east + (ends === 'start' ? 2 : -2) * dot * (fitsOutside ? 1 : -0.5)}
          y={here.south + (fitsOutside ? size / 3 : here.south > 0 ? size + dot : -2 * dot)}
          textAnchor={ends}
        >
          {city}
        </text>
      </g>
    </svg>
  );
}
