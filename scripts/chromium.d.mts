/** Path of a Chromium that can be started. Where there is none it installs one, if somebody says yes or CI is set. */
export function findChromium(): Promise<string>;
