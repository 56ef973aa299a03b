import { expect, it, vi } from 'vitest';
import { onWork } from './heartbeat.ts';

it('tells of a key, a click and a wheel once a minute, and of nothing that a window does by itself', () => {
  const [target, tell] = [new EventTarget(), vi.fn<() => void>()];
  let now = 0;
  const stop = onWork(target, tell, () => now);
  for (const type of ['focus', 'visibilitychange', 'scroll', 'online', 'message'])
    target.dispatchEvent(new Event(type));
  expect(tell).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('keydown'));
  now = 59_999;
  target.dispatchEvent(new Event('click'));
  expect(tell).toHaveBeenCalledOnce();
  now = 60_000;
  target.dispatchEvent(new Event('wheel'));
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  now = 200_000;
  target.dispatchEvent(new Event('pointerdown'));
  expect(tell).toHaveBeenCalledTimes(2);
});
