/** A seeded source of numbers in [from, to): the same seed draws the same plate everywhere. */
export type Random = (from: number, to: number) => number;

/** Linear congruential generator (Numerical Recipes constants): enough for texture, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + ((to - from) * state) / 4294967296;
  };
}
