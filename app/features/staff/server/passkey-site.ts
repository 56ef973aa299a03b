import { isLoopback } from '#app/platform/settings.ts';

export interface PasskeySite {
  /** The name passkeys belong to; never a number, because browsers allow none. */
  readonly id: string;
  readonly origin: string;
}

/** What passkeys of a site are bound to. On this machine they work at `localhost` whatever number it is reached by. */
export function passkeySite(origin: string): PasskeySite {
  const url = new URL(origin);
  if (!isLoopback(url.hostname)) return { id: url.hostname, origin };
  url.hostname = 'localhost';
  return { id: 'localhost', origin: url.origin };
}
