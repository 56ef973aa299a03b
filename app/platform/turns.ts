/** Lets in what fits; the others wait in the order they came. */
export interface Turns {
  /** Does the work when `places` of the places are free: one, or for what needs more room all of them. */
  take<T>(work: () => Promise<T>, places?: number): Promise<T>;
}

/** Turns for as many places. */
export function createTurns(most: number): Turns {
  const queue: { readonly places: number; readonly enter: () => void }[] = [];
  let free = most;
  const letIn = (): void => {
    for (let [first] = queue; first && first.places <= free; [first] = queue) {
      queue.shift();
      free -= first.places;
      first.enter();
    }
  };
  return {
    async take(work, wanted = 1) {
      const places = Math.min(wanted, most);
      await new Promise<void>((enter) => {
        queue.push({ places, enter });
        letIn();
      });
      try {
        return await work();
      } finally {
        free += places;
        letIn();
      }
    },
  };
}
