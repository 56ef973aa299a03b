import type { Clock } from './platform/clock.ts';
import type { Log } from './platform/log.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';

const CHECK_EVERY_MS = 1000;

/** The facts of the moment, and somebody who is told when they may have changed. */
export interface FactsWatch {
  current(): PublicFacts;
  /** Reads them again now, as after a change of the settings. */
  recheck(): Promise<void>;
  close(): void;
}

/**
 * Keeps the facts that pages show up to date: reads them again when told to, and when the date changes in the clinic's
 * time zone. `changed` runs after every reading; it decides whether there is anything to do. A failed reading is tried
 * again a second later, and until then the last facts stand.
 */
export async function watchFacts(options: {
  readonly read: () => Promise<PublicFacts>;
  readonly changed: (facts: PublicFacts) => void;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly log: Log;
}): Promise<FactsWatch> {
  const { read, changed, clock, timeZone, log } = options;
  const today = (): string => clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  let facts = await read();
  let readOn = today();
  changed(facts);

  let work: Promise<void> = Promise.resolve();
  const recheck = (): Promise<void> => {
    work = work.then(async () => {
      const day = today();
      try {
        facts = await read();
        changed(facts);
        readOn = day;
      } catch (error) {
        readOn = '';
        log.error({ err: error }, 'pages could not be brought up to date');
      }
    });
    return work;
  };
  const timer = setInterval(() => {
    if (today() !== readOn) void recheck();
  }, CHECK_EVERY_MS);
  timer.unref();
  return { current: () => facts, recheck, close: () => clearInterval(timer) };
}
