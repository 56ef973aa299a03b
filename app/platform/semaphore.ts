/** A counting semaphore: work runs while permits are free, and the rest waits in the order it came. */
export interface Semaphore {
  /** Runs the work when as many permits are free as it needs (never more than there are), and gives them back afterwards. */
  run<T>(work: () => Promise<T>, permits?: number): Promise<T>;
}

/** A semaphore with this many permits. */
export function createSemaphore(most: number): Semaphore {
  const queue: { readonly permits: number; readonly enter: () => void }[] = [];
  let free = most;
  const letIn = (): void => {
    for (let [first] = queue; first && first.permits <= free; [first] = queue) {
      queue.shift();
      free -= first.permits;
      first.enter();
    }
  };
  return {
    async run(work, wanted = 1) {
      const permits = Math.min(wanted, most);
      await new Promise<void>((enter) => {
        queue.push({ permits, enter });
        letIn();
      });
      try {
        return await work();
      } finally {
        free += permits;
        letIn();
      }
    },
  };
}
