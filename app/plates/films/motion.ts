/** How far a movement from `start` to `end` (seconds) has come: 0 before it, 1 after it, slow at both ends. */
export function progress(second: number, start: number, end: number): number {
  const part = Math.max(0, Math.min(1, (second - start) / (end - start)));
  return part * part * (3 - 2 * part);
}

/** A value between two others, `part` of the way. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
