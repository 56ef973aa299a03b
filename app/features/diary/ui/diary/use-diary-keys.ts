import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { statusOfKey } from '../../domain/desk-keys.ts';
import type { DayView, EntryView } from '../../domain/desk-view.ts';
import type { DiaryChanges } from './use-diary-changes.ts';
import { moved, resized } from './keyboard-move.ts';
import { neighbour, type Direction } from './neighbour.ts';

const ITEMS = '[data-appointment], [data-gap]';
const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface Keys {
  readonly days: readonly DayView[];
  readonly changes: DiaryChanges;
  readonly showKeys: () => void;
  /** Single letters do nothing for who switched them off. */
  readonly areOn: boolean;
}

/**
 * The keys of the diary: arrows go from visit to visit, letters give a status, Alt moves, Shift resizes. One visit at a
 * time is in the order of Tab. Works on `data-appointment` and `data-gap`. While a question is open, the same keys change
 * what it asks, and Escape takes it back.
 */
export function useDiaryKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys);
  const active = useRef<string>(undefined);
  const navigate = useNavigate();
  const refresh = (): void => {
    const items = itemsIn(root.current);
    const chosen = items.find((item) => nameOf(item) === active.current) ?? items[0];
    for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
    // A visit that moved to another column is another element; the focus goes with it.
    const isLost = document.activeElement === document.body && active.current !== undefined;
    if (isLost && chosen && nameOf(chosen) === active.current) chosen.focus();
  };
  useEffect(() => {
    latest.current = keys;
    refresh();
  });
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      const item = itemOf(target, root.current);
      if (item) active.current = nameOf(item);
      else if (target instanceof Element && !target.closest('[data-diary-bar]')) active.current = undefined;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.isComposing || isTyping(event.target)) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (onQuestion(event)) return event.preventDefault();
      const item = itemOf(event.target, root.current);
      // It may have had the focus since before anybody listened.
      if (item) active.current = nameOf(item);
      if (item ? pressedOn(item, event) : pressedElsewhere(event)) event.preventDefault();
    };
    const onQuestion = (event: KeyboardEvent): boolean => {
      const { changes } = latest.current;
      const { pending } = changes;
      if (event.key === 'Escape' && (pending || changes.answer)) {
        changes.dismiss();
        return true;
      }
      const direction = directions[event.key];
      const isStep = direction !== undefined && (event.altKey || event.shiftKey);
      return isStep && pending?.kind === 'move' && change(pending.entry, direction, event);
    };
    const pressedOn = (item: HTMLElement, event: KeyboardEvent): boolean => {
      const direction = directions[event.key];
      const entry = entryOf(item, latest.current.days);
      if (direction && (event.altKey || event.shiftKey)) return entry !== undefined && change(entry, direction, event);
      if (direction) {
        neighbour(itemsIn(root.current), item, direction)?.focus();
        return true;
      }
      const { changes, areOn } = latest.current;
      if (event.key === 'Delete' && entry?.mayChange) {
        changes.ask({ kind: 'cancel', entry });
        return true;
      }
      if (event.altKey || !areOn) return false;
      const status = statusOfKey(event.key);
      if (entry && status) {
        changes.setStatus(entry, status);
        return true;
      }
      return general(event.key);
    };
    const change = (entry: EntryView, direction: Direction, event: KeyboardEvent): boolean => {
      const { days, changes } = latest.current;
      if (!entry.mayChange) return false;
      const day = days.find(({ date }) => date === entry.date);
      const now =
        changes.pending?.kind === 'move' && changes.pending.entry.id === entry.id
          ? changes.pending
          : { kind: 'move' as const, entry, ...entry };
      const next = day && (event.altKey ? moved(day, days, now, direction) : resized(day, now, direction));
      if (next) changes.ask({ kind: 'move', entry, ...next });
      return true;
    };
    const general = (key: string): boolean => {
      if (key === '?') latest.current.showKeys();
      else if (key.toLowerCase() === 'u') latest.current.changes.undo();
      else if (key.toLowerCase() === 'g') return openDates();
      else return false;
      return true;
    };
    const pressedElsewhere = ({ key, altKey, shiftKey }: KeyboardEvent): boolean => {
      if (altKey || !latest.current.areOn) return false;
      const places: Readonly<Record<string, string>> = { n: 'new', b: 'time-off', w: 'walk-ins' };
      const place = shiftKey ? undefined : places[key.toLowerCase()];
      if (place === undefined) return general(key);
      void navigate(`/admin-dashboard/diary/${place}`);
      return true;
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', pressed);
    };
  }, [root, navigate]);
}

/** Opens the way to another day, wherever the screen has it. */
function openDates(): boolean {
  const dates = document.querySelector<HTMLDetailsElement>('details[data-go-to-date]');
  if (dates) dates.open = true;
  dates?.querySelector('input')?.focus();
  return dates !== null;
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  // What a telephone has no room for is not there.
  return root ? [...root.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.getClientRects().length > 0) : [];
}

function itemOf(target: EventTarget | null, root: HTMLElement | null): HTMLElement | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>(ITEMS) : null;
  return item && root?.contains(item) ? item : undefined;
}

function nameOf(item: HTMLElement): string {
  const { appointment, gap } = item.dataset;
  const lane = item.closest<HTMLElement>('[data-practitioner]')?.dataset;
  return appointment ?? ['gap', gap, lane?.['practitioner'], lane?.['date']].join(' ');
}

function entryOf(item: HTMLElement, days: readonly DayView[]): EntryView | undefined {
  const id = item.dataset['appointment'];
  return days
    .flatMap(({ columns }) => columns)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.id === id);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
