import { mediaEntries } from '#app/features/blog/server/media/consents.ts';
import { privacyEntries } from '#app/features/privacy/server/repeat-journal.ts';
import { photoEntries } from '#app/features/visit-photos/server/photo-privacy.ts';
import { staffEntries } from '#app/features/staff/server/repeat-journal.ts';
import { ownValue } from '#app/lib/own-key.ts';
import { CommandError } from '#app/platform/control.ts';
import type { RepeatEntry } from '#app/platform/journal/keep-journal.ts';
import { personalData } from './personal-data.ts';

const entries = { ...privacyEntries(personalData), ...staffEntries, ...photoEntries, ...mediaEntries };

/** Does what an entry of the journal tells of once more, in a database that was restored from a backup of before. */
export const repeatEntry: RepeatEntry = async (tx, entry) => {
  if (entry.kind === 'key.retired')
    return `The key ${String(entry.ids['key'])} was retired after this backup: run "npm run rotate-keys -- --retire ${String(entry.ids['key'])} --yes" before anybody works with the server.`;
  const repeat = ownValue(entries, entry.kind);
  if (!repeat)
    throw new CommandError(
      `The journal tells of ${entry.kind}, which this version does not know. Use the version that wrote it.`,
    );
  await repeat(tx, entry);
  return undefined;
};
