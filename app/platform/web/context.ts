import { createContext } from 'react-router';
import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Live } from '#app/platform/live.ts';
import type { Log } from '#app/platform/log.ts';
import type { Mail } from '#app/platform/mail.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import type { Settings } from '#app/platform/settings.ts';
import type { RenderInputs } from './render-inputs.ts';

/** What a loader or action may use of the running server. */
export interface App {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly log: Log;
  readonly mail: Mail;
  readonly live: Live;
  readonly files: PrivateFiles;
  /** What is counted for `/metrics` while the server runs. */
  readonly counts: { foreignPosts: number };
}

const running = createContext<App | null>(null);

/** The running server. Pages rendered in the build have none, so their loaders must not ask for it. */
export const appContext = running;

/** Facts the page is rendered with; set for every render, in the build as well. */
export const renderInputsContext = createContext<RenderInputs | null>(null);

/** Present on a live request and absent on a page rendered to be kept: those carry hashes instead. */
export const nonceContext = createContext<string | null>(null);

/** Set when only the data of a page are asked for, to see whether they changed since it was rendered. */
export const dataOnlyContext = createContext(false);

/** Set when a page is shown where its policy does not count, inside another page: its styles stay files then. */
export const linkedStylesContext = createContext(false);

/** Address of the client that made the request, as far as trusted proxies tell; null in the build. */
export const clientAddressContext = createContext<string | null>(null);

/** Throws when a page without a running server asks for it: a bug of that page. */
export function required<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`${what} is not available while pages are rendered in the build`);
  return value;
}
