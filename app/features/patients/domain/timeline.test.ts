import { expect, test } from 'vitest';
import { timelineOf, type TimelineEntry } from './timeline.ts';

const entry = (id: string, kind: TimelineEntry['kind'], at: number): TimelineEntry => {
  return { id, kind, at, text: id, href: null };
};

test('what happened stands in one list, the latest first, a note above its visit', () => {
  const entries = [
    entry('b', 'visit', 20),
    entry('a', 'form', 10),
    entry('c', 'note', 20),
    entry('e', 'message', 5),
    entry('d', 'message', 5),
  ];
  expect(timelineOf(entries).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd', 'e']);
  expect(timelineOf([])).toEqual([]);
});
