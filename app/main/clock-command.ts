import { z } from 'zod';
import type { TestClock } from '#app/platform/clock.ts';
import type { Command } from '#app/platform/command.ts';

/** Lets a test move the clock it has set, instead of waiting; the server knows it only when its clock is a test's. */
export const clockCommandOf = (clock: TestClock): Command<{ aheadMs: number }> => ({
  name: 'clock',
  input: z.object({ aheadMs: z.int().nonnegative() }),
  run: async (_context, { aheadMs }, say) => {
    clock.goAhead(aheadMs);
    say(clock.now().toString());
  },
});
