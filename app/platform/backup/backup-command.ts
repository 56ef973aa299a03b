import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Command } from '#app/platform/command.ts';
import { storedFilesFolder } from '#app/platform/private-files/stored-files.ts';
import { backUp } from './back-up.ts';

const input = z.object({
  /** Absolute path; null for a name with the time in `DATA_DIR/backups`. */
  file: z.string().nullable(),
});

/** `npm run backup [-- FILE]`, also while the server runs. */
export const backupCommand: Command<z.infer<typeof input>> = {
  name: 'backup',
  input,
  // An update that goes wrong is just what the backup before it is for.
  migrates: false,
  async run({ database, settings, clock, keyRing }, { file }, say) {
    const now = clock.now();
    const stamp = now.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
    const target = file ?? join(settings.dataDir, 'backups', `jamun-${stamp}.backup`);
    const filesFolder = storedFilesFolder(settings.dataDir);
    const { tables, rows, files } = await backUp(database, target, {
      now,
      keyIds: keyRing.keyIds,
      sealWith: keyRing,
      filesFolder,
    });
    say(`${target}: ${rows} rows of ${tables} tables, ${files} files, ${Math.ceil(statSync(target).size / 1024)} kB.`);
    say(
      `Keep the newest copy of the journal in ${settings.journalDir} with it: it keeps who is erased or removed after today from coming back when this is restored.`,
    );
    say(
      `It is closed with the key ${keyRing.currentKeyId} and holds no keys: without a copy of that key, kept in another place, it can not be restored.`,
    );
  },
};
