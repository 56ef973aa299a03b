/** Path of a Chromium that can be started; installs one when there is none. Says what it does. */
export function findChromium(): Promise<string>;
