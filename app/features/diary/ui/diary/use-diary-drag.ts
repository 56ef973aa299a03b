import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DayView, EntryView } from '../../domain/desk-view.ts';
import type { Proposed } from './day-diary.tsx';
import type { DiaryChanges } from './use-diary-changes.ts';

/** Less than this is a click. */
const leastDragPx = 5;
/** So long a finger rests on a visit that it takes it; shorter, it scrolls. */
const longPressMs = 350;
const stepMinutes = 5;
/** So near to its lower edge, a card of a size to be held there is made longer or shorter. */
const edgePx = 7;
const leastResizePx = 34;
/** So near to the upper or lower edge of the diary's window, it scrolls. */
const scrollZonePx = 48;

interface Options {
  readonly days: readonly DayView[];
  readonly changes: DiaryChanges;
}

interface Held {
  readonly entry: EntryView;
  readonly isResize: boolean;
  /** How far below the upper edge of the card it is held. */
  readonly offsetPx: number;
  readonly x: number;
  readonly y: number;
  readonly pointerId: number;
  isTaken: boolean;
  timer: number;
}

/**
 * Visits of the diary under a pointer: dragged to another time or person, or made longer at their lower edge. Where one
 * would go is only marked; letting go asks the same question as the keyboard. Returns the marked place.
 */
export function useDiaryDrag(root: RefObject<HTMLElement | null>, options: Options): Proposed | undefined {
  const [place, setPlace] = useState<Proposed>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let held: Held | undefined;
    let marked: Proposed | undefined;
    let frame = 0;
    let at = { x: 0, y: 0 };

    const mark = (next: Proposed | undefined): void => {
      if (isSame(marked, next)) return;
      marked = next;
      setPlace(next);
    };
    const take = (): void => {
      if (!held) return;
      held.isTaken = true;
      element.dataset['dragging'] = '';
      mark(placeAt(element, held, at));
      frame = requestAnimationFrame(scroll);
    };
    const letGo = (): void => {
      if (held) clearTimeout(held.timer);
      cancelAnimationFrame(frame);
      delete element.dataset['dragging'];
      held = undefined;
      mark(undefined);
    };
    const scroll = (): void => {
      if (!held?.isTaken) return;
      const { top, bottom } = element.getBoundingClientRect();
      const up = Math.min(0, at.y - (top + scrollZonePx));
      const down = Math.max(0, at.y - (bottom - scrollZonePx));
      const by = Math.max(-14, Math.min(14, (up + down) / 3));
      if (by !== 0) {
        element.scrollBy(0, by);
        mark(placeAt(element, held, at));
      }
      frame = requestAnimationFrame(scroll);
    };
    const pressed = (event: PointerEvent): void => {
      if (held || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-appointment]') : null;
      const entry = card && entryOf(latest.current.days, card.dataset['appointment']);
      if (!card || !entry || !mayMove(entry)) return;
      const { top, bottom, height } = card.getBoundingClientRect();
      at = { x: event.clientX, y: event.clientY };
      held = {
        entry,
        isResize: height >= leastResizePx && bottom - event.clientY < edgePx,
        offsetPx: event.clientY - top,
        x: event.clientX,
        y: event.clientY,
        pointerId: event.pointerId,
        isTaken: false,
        timer: event.pointerType === 'mouse' ? 0 : window.setTimeout(take, longPressMs),
      };
    };
    const moved = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      if (held.isTaken) return mark(placeAt(element, held, at));
      if (Math.hypot(at.x - held.x, at.y - held.y) < leastDragPx) return undefined;
      // A finger that moves before it has taken the visit scrolls.
      return event.pointerType === 'mouse' ? take() : letGo();
    };
    const released = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.pointerId) return;
      const { entry, isTaken } = held;
      const to = marked;
      letGo();
      if (!isTaken) return;
      // The click that ends a drag opens nothing.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      if (to && !isSame(to, { ...entry, entry })) latest.current.changes.ask({ kind: 'move', ...to });
    };
    const keyed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && held?.isTaken) letGo();
    };
    const touched = (event: TouchEvent): void => {
      if (held?.isTaken) event.preventDefault();
    };
    const noMenu = (event: Event): void => {
      if (held?.isTaken) event.preventDefault();
    };
    element.addEventListener('pointerdown', pressed);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', letGo);
    window.addEventListener('keydown', keyed);
    element.addEventListener('touchmove', touched, { passive: false });
    element.addEventListener('contextmenu', noMenu);
    return () => {
      letGo();
      element.removeEventListener('pointerdown', pressed);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', letGo);
      window.removeEventListener('keydown', keyed);
      element.removeEventListener('touchmove', touched);
      element.removeEventListener('contextmenu', noMenu);
    };
  }, [root]);
  return place;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function mayMove({ mayChange, status }: EntryView): boolean {
  return mayChange && status !== 'completed' && status !== 'offered';
}

function entryOf(days: readonly DayView[], id: string | undefined): EntryView | undefined {
  return days
    .flatMap(({ columns }) => columns)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.id === id);
}

function isSame(a: Proposed | undefined, b: Proposed | undefined): boolean {
  if (!a || !b) return a === b;
  return a.from === b.from && a.to === b.to && a.practitionerId === b.practitionerId && a.date === b.date;
}

/** Where the held visit would go when it were let go here; its own place where no column is. */
function placeAt(root: HTMLElement, held: Held, { x, y }: { x: number; y: number }): Proposed {
  const { entry, isResize, offsetPx } = held;
  const own = { entry, practitionerId: entry.practitionerId, date: entry.date, from: entry.from, to: entry.to };
  const lanes = [...root.querySelectorAll<HTMLElement>('[data-practitioner][data-date]')];
  const over = lanes.find((lane) => {
    const { left, right } = lane.getBoundingClientRect();
    return x >= left && x < right;
  });
  const lane = isResize ? lanes.find(({ dataset }) => isOf(dataset, entry)) : over;
  if (!lane) return own;
  const { top, height } = lane.getBoundingClientRect();
  const [first, last] = [Number(lane.dataset['from']), Number(lane.dataset['to'])];
  const minuteAt = (px: number): number =>
    Math.round((first + ((px - top) / height) * (last - first)) / stepMinutes) * stepMinutes;
  if (isResize) return { ...own, to: Math.min(1440, Math.max(entry.from + stepMinutes, minuteAt(y))) };
  const length = entry.to - entry.from;
  const from = Math.min(Math.max(minuteAt(y - offsetPx), first), Math.max(first, last - length));
  const { practitioner = entry.practitionerId, date = entry.date } = lane.dataset;
  return { ...own, practitionerId: practitioner, date, from, to: from + length };
}

function isOf(dataset: DOMStringMap, entry: EntryView): boolean {
  return dataset['practitioner'] === entry.practitionerId && dataset['date'] === entry.date;
}
