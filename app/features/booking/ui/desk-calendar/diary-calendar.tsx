import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
  type Calendar,
} from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { clockText } from '#app/lib/clock-text.ts';
import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { whenReleased } from '#app/ui/when-released.ts';
import type { DayView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import type { Pending } from '../desk-diary/day-diary.tsx';
import colours from '../desk-diary/visit-status.module.css';
import type { DiaryChanges } from '../desk-diary/use-diary-changes.ts';
import { calendarEvents, wallOf, type CalendarItem } from './calendar-events.ts';
import styles from './diary-calendar.module.css';

interface Props {
  /** One day with everybody, or the days of one practitioner. */
  readonly days: readonly DayView[];
  readonly board: DayView;
  readonly pending: Pending | undefined;
  readonly changes: DiaryChanges;
  readonly innerRef: RefObject<HTMLDivElement | null>;
  /** Called when everything is drawn. */
  readonly onDrawn: () => void;
}

/**
 * The diary on the calendar library, for dragging and resizing; it comes lazily and takes the place of the diary made
 * of HTML. Every change goes through the same question and the same server as the keyboard's: the library only says
 * where something was dropped, and what it shows is always what the server said.
 */
export default function DiaryCalendar(props: Props) {
  const { innerRef, days, board } = props;
  const texts = useMessages(deskDiaryMessages);
  const navigate = useNavigate();
  const latest = useRef({ ...props, texts, navigate });
  const calendar = useRef<Calendar>(undefined);
  const shown = useRef('');
  const isWeek = days.length > 1;

  useEffect(() => {
    latest.current = { ...props, texts, navigate };
    // The library makes every event anew: only for something new, and not under a finger.
    const now = JSON.stringify([days, props.pending]);
    if (now === shown.current) return undefined;
    return whenReleased(innerRef.current, () => {
      shown.current = now;
      calendar.current?.setOption('events', eventsOf(latest.current));
    });
  });
  useEffect(() => {
    const target = innerRef.current;
    if (!target) return;
    const made = createCalendar(target, [ResourceTimeGrid, TimeGrid, Interaction], optionsOf(latest));
    calendar.current = made;
    withoutTableRoles(target);
    return () => {
      calendar.current = undefined;
      void destroyCalendar(made);
    };
  }, [innerRef]);
  return (
    <div
      ref={innerRef}
      className={isWeek ? styles.week : styles.day}
      role="group"
      aria-label={texts.diaryLabel(formatShortDate(board.date))}
    />
  );
}

type Latest = RefObject<Props & { texts: (typeof deskDiaryMessages)['en']; navigate: ReturnType<typeof useNavigate> }>;

function eventsOf({ days, pending }: Props): Calendar.EventInput[] {
  return calendarEvents(days, pending, (item, isPending) => {
    const own = item.kind === 'entry' ? [styles.entry, colours[item.entry.status]] : [styles[item.kind]];
    const minutes = item.kind === 'entry' ? item.entry.to - item.entry.from : Infinity;
    const length = minutes < 15 ? styles.tiny : minutes < 25 ? styles.short : '';
    return [...own, length, isPending ? styles.pending : ''].filter((name): name is string => Boolean(name));
  });
}

function itemOf(event: Calendar.Event): CalendarItem | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what calendarEvents put there
  return (event.extendedProps as { item?: CalendarItem }).item;
}

function optionsOf(latest: Latest): Calendar.Options {
  const { days, board } = latest.current;
  const isWeek = days.length > 1;
  return {
    view: isWeek ? 'timeGridWeek' : 'resourceTimeGridDay',
    date: board.date,
    firstDay: 1,
    hiddenDays: isWeek ? closedWeekdays(board) : [],
    headerToolbar: { start: '', center: '', end: '' },
    resources: isWeek ? [] : board.columns.map(({ practitionerId, name }) => ({ id: practitionerId, title: name })),
    allDaySlot: false,
    // From a whole hour, so that the hours stand beside the lines.
    slotMinTime: clockText(Math.floor(board.from / 60) * 60),
    slotMaxTime: clockText(board.to),
    slotDuration: '00:30',
    // Half an hour in px, as high as in the diary of HTML: ten minutes leave a target of 24.
    slotHeight: 78,
    snapDuration: clockText(Math.min(board.gridMinutes, 5)),
    slotLabelFormat: (time) => formatTime(wallOf(time).minute).replace(':00', ''),
    dayHeaderFormat: (date) => formatShortDate(wallOf(date).date),
    nowIndicator: false,
    slotEventOverlap: false,
    editable: true,
    eventLongPressDelay: 350,
    events: eventsOf(latest.current),
    eventContent: ({ event }) => ({ domNodes: contentOf(event, latest.current) }),
    eventAllUpdated: () => {
      withoutTableRoles(latest.current.innerRef.current);
      latest.current.onDrawn();
    },
    eventDrop: ({ event, newResource, revert }) => {
      revert();
      dropped(latest, event, newResource?.id);
    },
    eventResize: ({ event, revert }) => {
      revert();
      dropped(latest, event, undefined);
    },
  };
}

/** Asks for what was dragged: nothing is changed before the question is answered. */
function dropped(latest: Latest, event: Calendar.Event, resource: string | number | undefined): void {
  const item = itemOf(event);
  if (item?.kind !== 'entry') return;
  const { date, minute: from } = wallOf(event.start);
  const { minute: to } = wallOf(event.end);
  const practitionerId = resource === undefined ? item.entry.practitionerId : String(resource);
  latest.current.changes.ask({ kind: 'move', entry: item.entry, date, practitionerId, from, to });
}

/** Days of the week that are not on the board. Sunday is 0. */
function closedWeekdays({ columns }: DayView) {
  const shown = new Set(columns.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay()));
  return ([0, 1, 2, 3, 4, 5, 6] as const).filter((weekday) => !shown.has(weekday));
}

function span(text: string, className: string | undefined): HTMLElement {
  const element = document.createElement('span');
  // As text: what a patient is called is never markup.
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

/** What stands in an event: a link, as in the diary of HTML, so that keys, focus and names are the same. */
function contentOf(event: Calendar.Event, { texts, board, navigate }: Latest['current']): Node[] {
  const item = itemOf(event);
  const time = formatTime(wallOf(event.start).minute).slice(0, -3);
  if (item?.kind === 'entry') {
    const { id, fullName, typeName, status, isOverbooked, isWalkIn } = item.entry;
    const what = [typeName, isWalkIn ? texts.walkedIn : isOverbooked && texts.overbooked].filter(Boolean).join(', ');
    const link = linkTo(`/admin-dashboard/diary/appointments/${id}`, navigate);
    link.dataset['appointment'] = id;
    link.append(
      span(time, styles.time),
      span(fullName, styles.name),
      span(texts.statuses[status], styles.status),
      span(what, styles.what),
    );
    return [link];
  }
  if (item?.kind === 'gap') {
    const { column, from } = item;
    const query = new URLSearchParams({
      date: column.date,
      practitioner: column.practitionerId,
      time: clockText(Math.ceil(from / board.gridMinutes) * board.gridMinutes),
    });
    const link = linkTo(`/admin-dashboard/diary/new?${query.toString()}`, navigate);
    link.dataset['gap'] = String(from);
    link.dataset['practitioner'] = `${column.practitionerId} ${column.date}`;
    const book = span(texts.book, undefined);
    book.append(span(` ${texts.with(column.name)}`, 'visually-hidden'));
    link.append(span(time, styles.time), book);
    return [link];
  }
  return [span(typeof event.title === 'string' ? event.title : '', undefined)];
}

/** The library calls its layers a table, with visits beside the cells: a table to nobody who can't see it. Links they are. */
function withoutTableRoles(root: HTMLElement | null): void {
  for (const part of root?.querySelectorAll('[role]') ?? []) {
    part.removeAttribute('role');
    for (const name of part.getAttributeNames()) if (name.startsWith('aria-')) part.removeAttribute(name);
  }
}

const leastDragPx = 5;

/** A link that changes the screen in place, unless the click is the end of a drag. */
function linkTo(href: string, navigate: Latest['current']['navigate']): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.draggable = false;
  if (styles.link) link.className = styles.link;
  let pressedAt = { x: 0, y: 0 };
  link.addEventListener('pointerdown', ({ clientX, clientY }) => {
    pressedAt = { x: clientX, y: clientY };
  });
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isKeyboard = event.detail === 0;
    const isStill = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) < leastDragPx;
    if (isKeyboard || isStill) void navigate(href);
  });
  return link;
}
