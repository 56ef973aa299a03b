import { Calls } from '#app/ui/calls/calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { SourceMarks } from './cited.tsx';
import { pageMessages } from './page-messages.ts';
import styles from './recovery.module.css';

/** From the treatment to the result: a line of time with a bar for each stretch, and in words what is seen and what to do. */
export function Recovery({ recovery: { line, steps }, phone }: Pick<TreatmentPage, 'recovery' | 'phone'>) {
  const messages = useMessages(pageMessages);
  return (
    <>
      <RecoveryPicture line={line} />
      <ol className={styles.steps}>
        {steps.map(({ when, see, do: instruction, sources }, index) => (
          <li key={when}>
            <h3>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>{' '}
              {when}
            </h3>
            <p>
              <Calls text={see} phone={phone} />
              <SourceMarks sources={sources} />
            </p>
            <p>
              <strong>{messages.whatToDo}</strong> <Calls text={instruction} phone={phone} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Height of one bar with the room around it, in pixels; the words below say all that is drawn. */
const ROW = 22;
/** The numbers stand left of the line, so that no bar covers one. */
const LEFT = 26;
const AXIS = 30;

function RecoveryPicture({ line: { bars, ticks } }: { line: TreatmentPage['recovery']['line'] }) {
  const height = bars.length * ROW;
  return (
    <svg className={styles.picture} width="100%" height={height + AXIS} aria-hidden="true">
      {bars.map((_, index) => (
        <text key={index} className={styles.label} x="4" y={index * ROW + 16}>
          {index + 1}
        </text>
      ))}
      {/* The line itself is a picture of its own width, so that its hundredths begin right of the numbers. */}
      <svg x={LEFT} width="100%" height={height + AXIS} className={styles.line}>
        <svg width="92%" height={height + AXIS} overflow="visible">
          {ticks.map(({ at, label }) => (
            <g key={label}>
              <line className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1="0" y2={height + 6} />
              <text className={styles.label} x={`${at}%`} y={height + 22} textAnchor={anchor(at)}>
                {label}
              </text>
            </g>
          ))}
          <line className={styles.axis} x1="0" x2="100%" y1={height} y2={height} />
          {bars.map(({ from, to }, index) =>
            from === to ? (
              <circle key={index} className={styles.bar} cx={`${from}%`} cy={index * ROW + 11} r="5" />
            ) : (
              <rect
                key={index}
                className={styles.bar}
                x={`${from}%`}
                y={index * ROW + 7}
                width={`${to - from}%`}
                height="8"
                rx="4"
              />
            ),
          )}
        </svg>
      </svg>
    </svg>
  );
}

/** A label at either end of the line grows towards its middle. */
function anchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 8) return 'start';
  return at > 92 ? 'end' : 'middle';
}
