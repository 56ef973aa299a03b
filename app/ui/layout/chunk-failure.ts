/** The messages of browsers and bundlers when a chunk of the program could not be fetched. */
const failures: readonly RegExp[] = [
  /failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /importing a module script failed/i, // Safari
  /is not a valid javascript mime type/i, // Safari, when a page comes in place of the script
  /failed to load module script/i,
  /unable to preload css/i, // Vite
  /loading (css )?chunk .+ failed/i,
  /chunkloaderror/i,
  /cannot find module/i,
  // The connection itself; whole messages only, so that a program's own sentence about fetching stays its own.
  /^(uncaught )?(in promise )?(typeerror: )?failed to fetch( \(\S+\))?\.?$/i, // Chromium
  /^(uncaught )?(typeerror: )?networkerror when attempting to fetch resource\.?$/i, // Firefox
  /^(uncaught )?(typeerror: )?load failed( \(\S+\))?\.?$/i, // Safari
  /^script did not load: /, // describeFailure, below
];

/** Whether an error message means that a chunk could not be fetched or the connection failed. */
export function isChunkFailure(message: string): boolean {
  return failures.some((failure) => failure.test(message.trim()));
}

/** The parts of an `error` or `unhandledrejection` event that tell what happened. */
export type FailureEvent = {
  readonly type: string;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly reason?: unknown;
  readonly target?: unknown;
};

/** The message of a failure event: of its error or reason with the error's name, of the event, or of a script element. */
export function describeFailure(event: FailureEvent): string {
  const thrown = event.type === 'unhandledrejection' ? event.reason : event.error;
  if (typeof thrown === 'string') return thrown;
  if (isObject(thrown) && typeof thrown['message'] === 'string') {
    const name = typeof thrown['name'] === 'string' ? thrown['name'] : 'Error';
    return name === 'Error' || name === 'TypeError' ? thrown['message'] : `${name}: ${thrown['message']}`;
  }
  if (typeof event.message === 'string') return event.message;
  const { target } = event;
  if (isObject(target) && target['tagName'] === 'SCRIPT') return `script did not load: ${String(target['src'])}`;
  return '';
}

/**
 * Calls `show` whenever a part of the program fails to arrive: hears window errors, failed script elements and
 * unhandled rejections, prevents the browser's own handling of those, and leaves every other error alone.
 * Returns how to stop listening.
 */
export function installFailureHandlers(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  show: () => void,
): () => void {
  const handle = (event: Event) => {
    if (!isChunkFailure(describeFailure(event))) return;
    event.preventDefault();
    show();
  };
  // A script element's error does not bubble, so the window hears it only while capturing.
  target.addEventListener('error', handle, true);
  target.addEventListener('unhandledrejection', handle);
  return () => {
    target.removeEventListener('error', handle, true);
    target.removeEventListener('unhandledrejection', handle);
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
