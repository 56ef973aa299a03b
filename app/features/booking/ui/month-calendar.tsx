import { Link } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { timeMessages } from './time-messages.ts';
import type { CalendarCell, TimeChoiceView } from './view-types.ts';
import styles from './month-calendar.module.css';

function Day({ cell }: { cell: CalendarCell }) {
  const texts = useMessages(timeMessages);
  const isShort = cell.freeTimes > 0 && cell.freeTimes <= 2;
  if (cell.href === null) {
    const word =
      cell.state === 'closed' || cell.state === 'holiday' || cell.state === 'full' ? texts[cell.state] : null;
    return (
      <span className={styles.none} data-today={cell.isToday || undefined}>
        {cell.day}
        {word && <small>{word}</small>}
      </span>
    );
  }
  const isFull = cell.state === 'full';
  return (
    <Link
      to={cell.href}
      preventScrollReset
      className={isFull ? styles.full : styles.free}
      data-today={cell.isToday || undefined}
      aria-current={cell.isChosen ? 'date' : undefined}
    >
      <span className="visually-hidden">{`${cell.longDate}, ${isFull ? texts.full : texts.freeTimes(cell.freeTimes)}`}</span>
      <span aria-hidden="true">{cell.day}</span>
      <small aria-hidden="true" data-few={isShort || undefined}>
        {isFull ? texts.full : texts.free(cell.freeTimes)}
      </small>
    </Link>
  );
}

function hasFullLink({ weeks }: TimeChoiceView['calendar']): boolean {
  return weeks.some(({ days }) => days.some((cell) => cell?.state === 'full' && cell.href !== null));
}

/** A month of days, each with how many times are free on it; days that have some are links, and full ones where somebody can wait for them. */
export function MonthCalendar({ calendar }: { calendar: TimeChoiceView['calendar'] }) {
  const texts = useMessages(timeMessages);
  return (
    <section id="calendar" className={styles.month} aria-labelledby="calendar-title">
      <div className={styles.head}>
        <h2 id="calendar-title">{calendar.title}</h2>
        <div className={styles.turn}>
          {calendar.previous && (
            <Link
              to={calendar.previous.href}
              preventScrollReset
              aria-label={texts.previousMonth(calendar.previous.month)}
            >
              <Icon name="arrow-left" />
            </Link>
          )}
          {calendar.next && (
            <Link to={calendar.next.href} preventScrollReset aria-label={texts.nextMonth(calendar.next.month)}>
              <Icon name="arrow-right" />
            </Link>
          )}
        </div>
      </div>
      <table className={styles.days}>
        <caption className="visually-hidden">{texts.calendarCaption}</caption>
        <thead>
          <tr>
            {texts.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.weeks.map(({ days, isPast }) => (
            <tr key={days.find((day) => day !== null)?.longDate} data-past={isPast || undefined}>
              {days.map((cell, index) => (
                <td key={cell?.longDate ?? texts.weekdays[index]}>{cell && <Day cell={cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>
        <span className={styles.keyNumber}>{texts.calendarKeyNumber} </span>
        {texts.calendarKey}
        {hasFullLink(calendar) && ` ${texts.calendarKeyFull}`}
      </p>
    </section>
  );
}
