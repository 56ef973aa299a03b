import { remembered } from '#app/lib/remembered.ts';
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
  const settings = remembered(async (): Promise<BookingSettings> => {
    const read = await readSettings(database.db, clock.now().epochMilliseconds);
    if (!read) throw new Error('The clinic has no booking settings yet: seedClinic runs first.');
    return read;
  });
  const forget = () => {
    settings.forget();
    onChange();
  };
  const stop = await database.listen(settingsChannel, forget, forget);
  return {
    current: settings.read,
    close: stop,
  };
}
