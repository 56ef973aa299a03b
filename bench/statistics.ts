/** The value below which `share` (0 to 1) of the numbers lie, nearest rank. Throws when there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('no numbers to choose from');
  return value;
}

/** The middle number, or the mean of the two in the middle. Throws when there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new Error('no numbers to choose from');
  return (low + high) / 2;
}

/** One line of a verdict, and whether it is met. */
export interface Check {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly isMet: boolean;
}

/** Prints the checks and makes the process end with 1 when one is not met. */
export function report(checks: readonly Check[]): void {
  console.table(
    checks.map(({ what, measured, target, isMet }) => ({ what, measured, target, result: isMet ? 'met' : 'NOT MET' })),
  );
  if (checks.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
