import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('two at once, in their order, and what needs all the room alone; an error gives its place back', async () => {
  const semaphore = createSemaphore(2);
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
    semaphore.run(work('a')),
    semaphore.run(work('b')),
    semaphore.run(work('heavy'), 9),
    semaphore.run(work('c')),
    semaphore.run(work('d')),
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
