import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('two at once, in their order, and what needs all the room alone; an error gives its place back', async () => {
  const turns = createTurns(2);
  const inside = new Set<string>();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    inside.add(name);
    seen.push([...inside].join('+'));
    await new Promise((resolve) => setImmediate(resolve));
    inside.delete(name);
    if (name === 'b') throw new Error('b failed');
  };
  const all = [
    turns.take(work('a')),
    turns.take(work('b')),
    turns.take(work('heavy'), 9),
    turns.take(work('c')),
    turns.take(work('d')),
  ];
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen).toEqual(['a', 'a+b', 'heavy', 'c', 'c+d']);
});
