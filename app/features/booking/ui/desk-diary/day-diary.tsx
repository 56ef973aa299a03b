import type { Ref } from 'react';
import { formatLongDate, formatTime } from '#app/lib/date-words.ts';
import { clockText } from '#app/lib/clock-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { ClosedView, ColumnView, DayView, EntryView, GapView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { dayClasses, laneClasses, peopleClass, timeClasses } from './clock-classes.ts';
import clock from './clock-classes.module.css';
import styles from './day-diary.module.css';
import colours from './visit-status.module.css';

/** A visit that is about to be moved: shown where it would go. */
export interface Pending {
  readonly id: string;
  readonly practitionerId: string;
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

interface Props {
  readonly day: DayView;
  readonly pending?: Pending | undefined;
  readonly innerRef?: Ref<HTMLDivElement> | undefined;
}

/** "1:45" of 13:45: the hours beside the diary say morning or afternoon. */
function shortTime(minute: number): string {
  return formatTime(minute).slice(0, -3);
}

/**
 * The diary of a day: a column for each practitioner, a row for each hour. A list of links for each person, in order of
 * time, so that it reads and works without styles and scripts; the stylesheet puts them at their times.
 */
export function DayDiary({ day, pending, innerRef }: Props) {
  const texts = useMessages(deskDiaryMessages);
  if (day.columns.length === 0) return <p>{texts.nobody}</p>;
  const firstHour = Math.ceil(day.from / 60);
  const hours = Array.from({ length: Math.floor(day.to / 60) - firstHour + 1 }, (_, index) => firstHour + index);
  return (
    <div
      ref={innerRef}
      className={classNames(styles.diary, dayClasses(day.from, day.to), peopleClass(day.columns.length))}
      role="group"
      aria-label={texts.diaryLabel(formatLongDate(day.date))}
    >
      {!day.isOpen && <p className={styles.closure}>{texts.closedDay(day.closure)}</p>}
      <div className={styles.times} aria-hidden="true">
        <div className={styles.head} />
        <ol className={styles.hours}>
          {hours.map((hour) => (
            <li key={hour} className={clock[`h${hour}`]}>
              {hourWords(hour)}
            </li>
          ))}
          {day.now !== undefined && <NowLine now={day.now} day={day} isNamed />}
        </ol>
      </div>
      {day.columns.map((column) => (
        <Column
          key={`${column.practitionerId} ${column.date}`}
          column={withPending(column, day, pending)}
          day={day}
          pending={pending}
        />
      ))}
    </div>
  );
}

/** The column as it would be if what is pending were done. */
function withPending(column: ColumnView, day: DayView, pending: Pending | undefined): ColumnView {
  if (!pending) return column;
  const moving = day.columns.flatMap(({ entries }) => entries).find(({ id }) => id === pending.id);
  const others = column.entries.filter(({ id }) => id !== pending.id);
  if (!moving || pending.practitionerId !== column.practitionerId || pending.date !== column.date)
    return { ...column, entries: others };
  const { from, to, practitionerId } = pending;
  const entries = [...others, { ...moving, from, to, practitionerId }].toSorted((a, b) => a.from - b.from);
  return { ...column, entries };
}

function hourWords(hour: number): string {
  const words = formatTime((hour % 24) * 60);
  return `${words.slice(0, words.indexOf(':'))} ${words.slice(-2)}`;
}

function Column({ column, day, pending }: { column: ColumnView; day: DayView; pending: Pending | undefined }) {
  const texts = useMessages(deskDiaryMessages);
  const items = [
    ...column.entries.map((entry) => ({
      at: entry.from,
      node: <Entry key={entry.id} entry={entry} pending={pending} />,
    })),
    ...column.closed.map((closed) => ({
      at: closed.from,
      node: <Closed key={`closed-${closed.from}-${closed.id ?? ''}`} closed={closed} />,
    })),
    ...(column.isPast || !column.mayChange ? [] : column.gaps).map((gap) => ({
      at: gap.from,
      node: <Gap key={`gap-${gap.from}`} gap={gap} column={column} day={day} />,
    })),
  ].toSorted((a, b) => a.at - b.at);
  return (
    <section className={styles.column} aria-label={column.name}>
      <div className={styles.head}>
        <h2>{column.name}</h2>
        <span>{texts.countToday(column.entries.length, column.now !== undefined)}</span>
      </div>
      <ol className={styles.lane} data-practitioner={column.practitionerId}>
        {items.map(({ node }) => node)}
        {column.now !== undefined && <NowLine now={column.now} day={day} />}
      </ol>
    </section>
  );
}

const shortMinutes = 25;
const tinyMinutes = 15;

function Entry({ entry, pending }: { entry: EntryView; pending: Pending | undefined }) {
  const texts = useMessages(deskDiaryMessages);
  const { status } = entry;
  const word =
    status === 'arrived' && entry.since !== undefined ? texts.arrivedAt(entry.since) : texts.statuses[status];
  const marks = [
    entry.typeName,
    entry.isOverbooked && !entry.isWalkIn && texts.overbooked,
    entry.isWalkIn && texts.walkedIn,
  ];
  const what = marks.filter(Boolean).join(', ');
  return (
    <li className={classNames(styles.placed, timeClasses(entry.from, entry.to), laneClasses(entry.lane, entry.lanes))}>
      <Link
        href={`/admin-dashboard/diary/appointments/${entry.id}`}
        className={classNames(
          styles.entry,
          colours[status],
          (entry.to - entry.from < shortMinutes || entry.lanes > 2) && styles.short,
          entry.to - entry.from < tinyMinutes && styles.tiny,
          pending?.id === entry.id && styles.pending,
        )}
        data-appointment={entry.id}
        data-status={entry.status}
        data-sequence={entry.sequence}
      >
        <time dateTime={clockText(entry.from)}>{shortTime(entry.from)}</time>
        <b>{entry.fullName}</b>
        <span className={styles.status}>{word}</span>
        <span className={styles.what}>{what}</span>
      </Link>
    </li>
  );
}

function Closed({ closed }: { closed: ClosedView }) {
  const texts = useMessages(deskDiaryMessages);
  const words = closed.label ?? texts[closed.kind];
  return (
    <li className={timeClasses(closed.from, closed.to)}>
      <div className={styles.closed}>
        {words}
        <span className="visually-hidden">
          {' '}
          {formatTime(closed.from)} – {formatTime(closed.to)}
        </span>
      </div>
    </li>
  );
}

function Gap({ gap, column, day }: { gap: GapView; column: ColumnView; day: DayView }) {
  const texts = useMessages(deskDiaryMessages);
  const time = roundUp(gap.from, day.gridMinutes);
  const query = new URLSearchParams({
    date: column.date,
    practitioner: column.practitionerId,
    time: clockText(time),
  });
  return (
    <li className={timeClasses(gap.from, gap.to)}>
      <Link
        href={`/admin-dashboard/diary/new?${query.toString()}`}
        className={classNames(styles.gap, gap.to - gap.from < tinyMinutes && styles.tiny)}
        data-gap={time}
      >
        <span>{shortTime(time)}</span>
        <span>
          {texts.book}
          <span className="visually-hidden"> {texts.with(column.name)}</span>
        </span>
      </Link>
    </li>
  );
}

function roundUp(minute: number, grid: number): number {
  return Math.ceil(minute / grid) * grid;
}

function NowLine({ now, day, isNamed = false }: { now: number; day: DayView; isNamed?: boolean }) {
  if (now < day.from || now > day.to) return null;
  return (
    <li className={classNames(styles.now, timeClasses(now, now))} aria-hidden="true">
      {isNamed && <span>{shortTime(now)}</span>}
    </li>
  );
}
