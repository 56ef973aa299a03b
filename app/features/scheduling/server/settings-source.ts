import { remembered } from '#app/lib/remembered.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { BookingSettings } from '../domain/clinic-settings.ts';
import { readSettings } from './read-settings.ts';
import { settingsChannel } from './save-settings.ts';

/**
 * The booking settings in force, kept in memory until somebody changes them anywhere. While this process cannot hear of changes
 * they are read each time.
 */
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
  const read = async (): Promise<BookingSettings> => {
    const found = await readSettings(database.db, clock.now().epochMilliseconds);
    if (!found) throw new Error('The clinic has no booking settings yet: seedClinic runs first.');
    return found;
  };
  const settings = remembered(read);
  let isHearing = true;
  const forget = (): void => {
    isHearing = true;
    settings.forget();
    onChange();
  };
  const stop = await database.listen(settingsChannel, forget, forget, () => {
    isHearing = false;
  });
  return {
    current: () => (isHearing ? settings.read() : read()),
    close: stop,
  };
}
