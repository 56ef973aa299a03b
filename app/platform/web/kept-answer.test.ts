import { expect, it, vi } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { keepAnswer } from './kept-answer.ts';
import type { MemoryFile } from './memory-file.ts';
import { openMoments } from './moments.ts';

const options = { type: 'application/json', cacheControl: 'no-store', headers: {} };

/** A clock that has the whole minute before it, and an answer that counts how often it was made. */
function counted(made: (count: number) => string | Promise<string> = String) {
  const clock = clockStartingAt(Temporal.Instant.from('2026-11-23T05:00:00Z'));
  const make = vi.fn<() => Promise<string>>();
  make.mockImplementation(async () => made(make.mock.calls.length));
  const moments = openMoments(clock);
  const file = keepAnswer(make, { ...options, moments });
  const text = async (): Promise<string> => textOf(await file());
  return { clock, make, file, text, change: () => moments.end() };
}

const textOf = (file: MemoryFile): string => file.variants.identity.body.toString();

it('is made once for all who ask at once, and then given from memory', async () => {
  const { make, file, text } = counted();
  expect(make).not.toHaveBeenCalled();
  expect(await Promise.all([text(), text(), text()])).toEqual(['1', '1', '1']);
  expect(file()).not.toBeInstanceOf(Promise);
  expect(make).toHaveBeenCalledTimes(1);
});

it('is made anew after a change, for whoever asks after it', async () => {
  const { change, text } = counted();
  await text();
  change();
  expect(await text()).toBe('2');
});

it('is made anew for whoever asks after a change that came while it was being made', async () => {
  const waiting: (() => void)[] = [];
  const { change, make, text } = counted(
    (count) => new Promise((resolve) => waiting.push(() => resolve(String(count)))),
  );
  const before = text();
  await expect.poll(() => waiting.length).toBe(1);
  change();
  const after = text();
  waiting.shift()?.();
  expect(await before).toBe('1');
  await expect.poll(() => waiting.length).toBe(1);
  expect(make).toHaveBeenCalledTimes(2);
  waiting.shift()?.();
  expect(await after).toBe('2');
});

it('is made few times while changes come one upon the other, and the last of them is in it', async () => {
  let changes = 0;
  const { change, make, text } = counted(() => String(changes));
  await text();
  const asked: Promise<string>[] = [];
  for (; changes < 200; changes += 1) {
    change();
    asked.push(text());
  }
  await Promise.all(asked);
  expect(await text()).toBe('200');
  expect(make.mock.calls.length).toBeLessThanOrEqual(3);
});

it('is made anew when the minute turns', async () => {
  const { clock, text } = counted();
  expect(await text()).toBe('1');
  clock.goAhead(60_000);
  expect(await text()).toBe('2');
});

it('is made anew after a while although nobody has said that anything changed', async () => {
  const { text } = counted();
  await text();
  await expect.poll(text, { timeout: 10_000 }).toBe('2');
});

it('fails where it cannot be made anew, and gives nothing old; the next to ask gets a new one', async () => {
  let isAway = false;
  const { change, text } = counted((count) => {
    if (isAway) throw new Error('away');
    return String(count);
  });
  await text();
  isAway = true;
  change();
  await expect(Promise.all([text(), text()])).rejects.toThrow('away');
  isAway = false;
  expect(await text()).toBe('3');
});

it('keeps its compressed forms and its tags while it says the same', async () => {
  const { change, file } = counted(() => 'the same');
  const first = await file();
  change();
  expect(await file()).toBe(first);
  expect(Object.keys(first.variants).toSorted()).toEqual(['br', 'gzip', 'identity']);
});
