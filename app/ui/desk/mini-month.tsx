import { useState } from 'react';
import { formatLongDate, formatMonth } from '#app/lib/date-words.ts';
import { addMonths, monthGrid } from '#app/lib/month-grid.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { deskMessages } from './messages.ts';
import styles from './mini-month.module.css';

interface Props {
  /** The day that is shown; its month is the one that opens. */
  readonly shown: IsoDate;
  readonly today: IsoDate;
  /** Where a day leads; without it the days are buttons, for a form that is being filled in. */
  readonly hrefOf?: ((date: IsoDate) => string) | undefined;
  /** What a press on a day does, where it leads nowhere; days that are over can't be pressed then. */
  readonly onChoose?: ((date: IsoDate) => void) | undefined;
}

/**
 * A month of its days. Turning it needs no server once scripts run; without them the arrows lead to the same day
 * of the month before and after. Give it a `key` that changes with `shown`.
 */
export function MiniMonth({ shown, today, hrefOf, onChoose }: Props) {
  const texts = useMessages(deskMessages);
  const [month, setMonth] = useState(shown.slice(0, 7));
  const turn = (by: -1 | 1, icon: 'arrow-left' | 'arrow-right', words: string) => {
    const to = addMonths(month, by);
    // Every month has a 28th.
    const day = Number(shown.slice(8)) > 28 ? '28' : shown.slice(8);
    const arrow = (
      <>
        <Icon name={icon} />
        <span className="visually-hidden">{words}</span>
      </>
    );
    if (!hrefOf)
      return (
        <button type="button" onClick={() => setMonth(to)}>
          {arrow}
        </button>
      );
    return (
      <a
        href={hrefOf(`${to}-${day}`)}
        onClick={(event) => {
          event.preventDefault();
          setMonth(to);
        }}
      >
        {arrow}
      </a>
    );
  };
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {turn(-1, 'arrow-left', texts.monthBefore)}
        <span aria-live="polite">{formatMonth(`${month}-01`)}</span>
        {turn(1, 'arrow-right', texts.monthAfter)}
      </div>
      <table>
        <thead>
          <tr>
            {texts.weekdays.map(([brief, whole]) => (
              <th key={whole} scope="col">
                <span aria-hidden="true">{brief}</span>
                <span className="visually-hidden">{whole}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a place in the week
                <td key={index}>
                  {date !== undefined && (
                    <Day date={date} shown={shown} today={today} hrefOf={hrefOf} onChoose={onChoose} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ date, shown, today, hrefOf, onChoose }: Props & { readonly date: IsoDate }) {
  const named = {
    'aria-label': formatLongDate(date),
    'aria-current': date === shown ? ('date' as const) : undefined,
    'data-today': date === today ? '' : undefined,
  };
  const number = Number(date.slice(8));
  return hrefOf ? (
    <Link href={hrefOf(date)} {...named}>
      {number}
    </Link>
  ) : (
    <button type="button" disabled={date < today} onClick={() => onChoose?.(date)} {...named}>
      {number}
    </button>
  );
}
