import { ask } from '../e2e/harness/ask.ts';
import { untilIdle } from './processor-time.ts';

/** Pages that were rendered anew at the start are compressed well from 30 s after it on. */
const BEGINS_AFTER_MS = 35_000;
const UNCHANGED_FOR_MS = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function lengthsOf(url: string, paths: readonly string[]): Promise<string> {
  const lengths: string[] = [];
  for (const path of paths) {
    const { headers } = await ask(url, path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    // What is rendered for each visitor has no length before it is sent, or another one each time.
    if (headers['cache-control'] !== 'no-store') lengths.push(headers['content-length'] ?? '');
  }
  return lengths.join(' ');
}

/**
 * Waits until the pages at `paths` are as small as they get: rendered anew at the start they are compressed quickly
 * first, and well half a minute later, one after the other.
 */
export async function untilWellCompressed(url: string, paths: readonly string[], pid: number): Promise<void> {
  await pause(BEGINS_AFTER_MS);
  await untilIdle(pid);
  let lengths = await lengthsOf(url, paths);
  for (let since = performance.now(); performance.now() - since < UNCHANGED_FOR_MS;) {
    await pause(1000);
    const now = await lengthsOf(url, paths);
    if (now !== lengths) [lengths, since] = [now, performance.now()];
  }
}
