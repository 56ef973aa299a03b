/** Lets at most so many in at once; the others wait in the order they came. */
export interface Turns {
  readonly waiting: number;
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Turns for `most` at once. */
export function createTurns(most: number): Turns {
  const queue: (() => void)[] = [];
  let inside = 0;
  return {
    get waiting() {
      return queue.length;
    },
    async take(work) {
      if (inside < most) inside += 1;
      // Whoever leaves hands the turn over, so nobody who comes in between gets it.
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
