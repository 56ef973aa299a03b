import { formatLongDate, formatTime } from '#app/lib/date-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { ClosedView, ColumnView, DayView, EntryView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { dayClasses, timeClasses } from './clock-classes.ts';
import clock from './clock-classes.module.css';
import styles from './day-diary.module.css';
import { ProposedCard, shortTime, VisitCard } from './diary-card.tsx';
import { Gap } from './diary-gap.tsx';

/** A visit that somebody wants elsewhere: it stays where it is, and its place to be is marked. */
export interface Proposed {
  readonly entry: EntryView;
  readonly practitionerId: string;
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

interface Props {
  readonly day: DayView;
  readonly proposed?: Proposed | undefined;
  /** Whether the columns are the days of one practitioner. */
  readonly isWeek: boolean;
}

/**
 * The diary of a day: a column for each practitioner, a row for each hour. A list of links for each person, in order of
 * time, so that it reads and works without styles and scripts; the stylesheet puts them at their times.
 */
export function DayDiary({ day, proposed, isWeek }: Props) {
  const texts = useMessages(deskDiaryMessages);
  const firstHour = Math.ceil(day.from / 60);
  const hours = Array.from({ length: Math.floor(day.to / 60) - firstHour + 1 }, (_, index) => firstHour + index);
  return (
    <div
      className={classNames(styles.diary, dayClasses(day.from, day.to), !isWeek && styles.people)}
      role="group"
      aria-label={texts.diaryLabel(formatLongDate(day.date))}
    >
      <div className={styles.times} aria-hidden="true">
        <div className={styles.head} />
        <ol className={styles.hours}>
          {hours.map((hour) => (
            <li key={hour} className={clock[`h${hour}`]}>
              {hourLabel(hour)}
            </li>
          ))}
          {day.now !== undefined && <NowLine now={day.now} day={day} isNamed />}
        </ol>
      </div>
      {day.columns.map((column) => (
        <Column key={`${column.practitionerId} ${column.date}`} column={column} day={day} proposed={proposed} />
      ))}
    </div>
  );
}

function hourLabel(hour: number): string {
  const words = formatTime((hour % 24) * 60);
  return `${words.slice(0, words.indexOf(':'))} ${words.slice(-2)}`;
}

function Column({ column, day, proposed }: { column: ColumnView; day: DayView; proposed: Proposed | undefined }) {
  const texts = useMessages(deskDiaryMessages);
  const items = [
    ...column.entries.map((entry) => ({
      at: entry.from,
      node: <VisitCard key={entry.id} entry={entry} isLeaving={entry.id === proposed?.entry.id} />,
    })),
    ...column.closed
      .map((each) => ({ ...each, from: Math.max(each.from, day.from), to: Math.min(each.to, day.to) }))
      .filter(({ from, to }) => from < to)
      .map((closed) => ({
        at: closed.from,
        node: <Closed key={`closed-${closed.from}-${closed.id ?? closed.kind}`} closed={closed} />,
      })),
    ...(column.isPast || !column.mayChange ? [] : column.gaps).map((gap) => ({
      at: gap.from,
      node: <Gap key={`gap-${gap.from}`} gap={gap} column={column} gridMinutes={day.gridMinutes} />,
    })),
  ].toSorted((a, b) => a.at - b.at);
  const isHere = proposed?.practitionerId === column.practitionerId && proposed.date === column.date;
  return (
    <section className={styles.column} aria-label={column.name}>
      <div className={styles.head}>
        <h2 title={column.name}>{column.name}</h2>
        <span>{texts.countToday(column.entries.length, column.now !== undefined)}</span>
      </div>
      <ol
        className={styles.lane}
        data-practitioner={column.practitionerId}
        data-date={column.date}
        data-from={day.from}
        data-to={day.to}
        data-today={column.now === undefined ? undefined : ''}
      >
        {column.now !== undefined && <NowLine now={column.now} day={day} />}
        {items.map(({ node }) => node)}
        {isHere && <ProposedCard entry={proposed.entry} from={proposed.from} to={proposed.to} />}
      </ol>
    </section>
  );
}

function Closed({ closed }: { closed: ClosedView }) {
  const texts = useMessages(deskDiaryMessages);
  const words =
    closed.kind === 'closed' && closed.label !== undefined
      ? texts.closedDay(closed.label)
      : (closed.label ?? texts[closed.kind]);
  return (
    <li className={timeClasses(closed.from, closed.to)} data-away="">
      <div
        className={classNames(styles.closed, closed.kind !== 'closed' && styles[closed.kind])}
        data-closed={closed.kind}
      >
        <span>{words}</span>
        <span className="visually-hidden">
          {' '}
          {formatTime(closed.from)} – {formatTime(closed.to)}
        </span>
      </div>
    </li>
  );
}

function NowLine({ now, day, isNamed = false }: { now: number; day: DayView; isNamed?: boolean }) {
  if (now < day.from || now > day.to) return null;
  return (
    <li
      className={classNames(styles.now, timeClasses(now, now))}
      aria-hidden="true"
      data-now={isNamed ? '' : undefined}
    >
      {isNamed && <span>{shortTime(now)}</span>}
    </li>
  );
}
