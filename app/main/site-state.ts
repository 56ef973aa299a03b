import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';

const CHECK_EVERY_MS = 1000;

/** The render inputs of the moment; told when they may have changed, it reads them again. */
export interface SiteState {
  current(): RenderInputs;
  /** Reads them again now, as after a change of the settings. */
  recheck(): Promise<void>;
  close(): void;
}

/**
 * Keeps the render inputs up to date: reads them again when told to, and when the date changes in the clinic's
 * time zone. `changed` runs after every reading; it decides whether there is anything to do. A failed reading is tried
 * again a second later, and until then the last inputs stand.
 */
export async function watchSiteState(options: {
  readonly read: () => Promise<RenderInputs>;
  readonly changed: (inputs: RenderInputs) => void;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly log: Log;
}): Promise<SiteState> {
  const { read, changed, clock, timeZone, log } = options;
  const today = (): string => clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  let inputs = await read();
  let readOn = today();
  changed(inputs);

  let work: Promise<void> = Promise.resolve();
  const recheck = (): Promise<void> => {
    work = work.then(async () => {
      const day = today();
      try {
        inputs = await read();
        changed(inputs);
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
  return { current: () => inputs, recheck, close: () => clearInterval(timer) };
}
