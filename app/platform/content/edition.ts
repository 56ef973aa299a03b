import { AsyncLocalStorage } from 'node:async_hooks';

/** The texts that the site shows: the files of `content/`, with those in their place that the clinic has written itself. */
export interface Edition {
  /** Grows with every publication; 0 is `content/` as it was shipped. */
  readonly number: number;
  /** The clinic's own text of a document, by the path of its file: "clinic.yml", "treatments/hair/fue-hair-transplant.md". */
  readonly own: ReadonlyMap<string, string>;
  /** Whether the clinic's owner has gone live with it. */
  readonly isLive: boolean;
}

export const SHIPPED: Edition = { number: 0, own: new Map(), isLive: false };

let inForce = SHIPPED;
const ofThisWork = new AsyncLocalStorage<Edition>();

/** The edition that is read now: that of the work under way, see {@link inEdition}, else the one in force. */
export function edition(): Edition {
  return ofThisWork.getStore() ?? inForce;
}

/**
 * The edition that readers are to see now, whatever is under way. Every request and every job begins with it
 * ({@link inEdition}): what Node runs next on a kept connection would otherwise go on in the edition of the last answer.
 */
export function editionInForce(): Edition {
  return inForce;
}

/** From now on everything that begins reads `next`. What is under way ends with the edition it began with. */
export function putInForce(next: Edition): void {
  inForce = next;
}

/** Runs `work`, with all it waits for, on one edition: a request or a page never shows half of two, and a draft can be looked at. */
export function inEdition<T>(of: Edition, work: () => T): T {
  return ofThisWork.run(of, work);
}

/** `make`, done once for each edition and remembered as long as that is in use. */
export function perEdition<T extends object>(make: () => T): () => T {
  const made = new WeakMap<Edition, T>();
  return () => {
    const of = edition();
    let known = made.get(of);
    if (known === undefined) {
      known = make();
      made.set(of, known);
    }
    return known;
  };
}
