import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** Seconds of processor that a process and its children have used since they started (Linux: proc(5), `stat`). */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold blanks; state is the first field after it, utime the 12th and stime the 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own);
}

/** Waits until a process has done next to nothing for two seconds: pages rendered anew at the start are compressed by then. */
export async function untilIdle(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    const before = processorSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = processorSeconds(pid) - before < 0.05 ? quiet + 1 : 0;
  }
}
