import { evaluateWindow, type Verdict } from '#app/platform/sliding-window.ts';
import { networkOf } from './client-address.ts';

const WINDOW_SECONDS = 60;

/**
 * Counts what one network reads within a minute, in the memory of this process. Each further process allows as much
 * again, which does no harm: the limit only keeps one visitor's program from taking the processor from everybody else.
 */
export class ReadingLimit {
  readonly #limit: number;
  #startsAt = 0;
  #now = new Map<string, number>();
  #before = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request of this address, refused ones too. `nowSeconds` is any clock that only goes forward. */
  hit(address: string, nowSeconds: number): Verdict {
    const startsAt = Math.floor(nowSeconds / WINDOW_SECONDS) * WINDOW_SECONDS;
    if (startsAt !== this.#startsAt) {
      this.#before = startsAt === this.#startsAt + WINDOW_SECONDS ? this.#now : new Map<string, number>();
      this.#now = new Map<string, number>();
      this.#startsAt = startsAt;
    }
    const network = networkOf(address);
    const now = Math.min(this.#limit * 2, (this.#now.get(network) ?? 0) + 1);
    this.#now.set(network, now);
    const counts = { now, before: this.#before.get(network) ?? 0, elapsedSeconds: nowSeconds - startsAt };
    return evaluateWindow(counts, this.#limit, WINDOW_SECONDS);
  }
}
