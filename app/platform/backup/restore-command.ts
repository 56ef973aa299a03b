import { CommandError } from '#app/platform/control.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { openStoredFiles } from '#app/platform/private-files/stored-files.ts';
import type { Settings } from '#app/platform/settings.ts';
import { isSealedArchive } from './archive.ts';
import { givenKeys, keepGivenKeys, lostWithoutKeys, missingKeys } from './restore-keys.ts';
import { checkArchive, restore } from './restore.ts';

export interface RestoreOptions {
  readonly file: string;
  /** `--key FILE`. */
  readonly keyFile: string | undefined;
  /** `--without-key`: restore although a key is missing. */
  readonly withoutKey: boolean;
}

/**
 * `npm run restore -- FILE --key KEYFILE`: checks the file and the keys first, then loads it into the empty database
 * that the settings name. Throws with a sentence; until then nothing was changed.
 */
export async function restoreFromFile(
  settings: Settings,
  { file, keyFile, withoutKey }: RestoreOptions,
  say: (line: string) => void,
): Promise<void> {
  const sources = { file: keyFile, secretKey: settings.secretKey, dataDir: settings.dataDir };
  const given = givenKeys(sources);
  const [first, ...others] = given;
  const keyRing = first && createKeyRing([first, ...others]);
  const { head, rows, files } = await checkArchive(file, keyRing);
  say(`${file}: ${rows} rows, ${files} files, made ${head.createdAt}; the file is complete.`);
  if (!(await isSealedArchive(file)))
    say(
      'A version before wrote this backup: it is not closed with a key, so nobody can tell whether somebody changed it. Restore it only if it was kept where nobody else can write.',
    );
  const missing = missingKeys(head.keyIds, given);
  if (missing.length > 0) {
    const what = `The key ${missing.join(', ')} of this backup is missing.`;
    if (!withoutKey)
      throw new CommandError(
        `${what} Give it with --key FILE (the file secret.key of the old DATA_DIR) or in SECRET_KEY. ${lostWithoutKeys} To restore all the same, add --without-key.`,
      );
    say(`${what} ${lostWithoutKeys} The server starts with LOST_KEYS=${missing.join(',')} only.`);
  }
  const database = await openDatabase(settings);
  try {
    const { tables } = await restore(database, file, { files: openStoredFiles(settings.dataDir), keyRing });
    keepGivenKeys(sources);
    say(
      `Restored ${rows} rows of ${tables} tables and read every row back; ${files} files. Everybody signs in anew, and links for signing in that were sent before count no more. Now start the server.`,
    );
  } finally {
    await database.close();
  }
}
