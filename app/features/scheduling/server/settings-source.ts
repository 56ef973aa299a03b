import type { Clock } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { BookingSettings } from '../domain/clinic-settings.ts';
import { readSettings } from './read-settings.ts';
import { settingsChannel } from './save-settings.ts';

/** The booking settings in force, kept in memory until somebody changes them anywhere. */
export interface SettingsSource {
  current(): Promise<BookingSettings>;
  close(): Promise<void>;
}

/**
 * Opens the source. `onChange` runs after a change was heard of, also from another process and after a lost connection.
 */
export async function openSettingsSource(
  database: Pick<Database, 'db' | 'listen'>,
  clock: Clock,
  onChange: () => void = () => {},
): Promise<SettingsSource> {
  let cached: Promise<BookingSettings> | undefined;
  const forget = () => {
    cached = undefined;
    onChange();
  };
  const stop = await database.listen(settingsChannel, forget, forget);

  async function read(): Promise<BookingSettings> {
    const settings = await readSettings(database.db, clock.now().epochMilliseconds);
    if (!settings) throw new Error('The clinic has no booking settings yet: seedClinic runs first.');
    return settings;
  }
  return {
    current() {
      const reading = (cached ??= read());
      // A failed read must not be remembered.
      reading.catch(() => {
        if (cached === reading) cached = undefined;
      });
      return reading;
    },
    close: stop,
  };
}
