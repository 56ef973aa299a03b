/** Path of a Chromium that can be started. Where there is none it installs one, if somebody says yes or CI is set. */
export function findChromium(): Promise<string>;
/** Path of the browser for tests: the headless shell where it is installed, else {@link findChromium}. It heeds no settings of a profile. */
export function findTestBrowser(): Promise<string>;
