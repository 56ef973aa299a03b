import type { Clock } from '#app/platform/clock.ts';
import { CommandError } from '#app/platform/control.ts';
import { createKeyRing, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { openDatabase, type Database } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { settleJournal, type RepeatEntry } from '#app/platform/journal/keep-journal.ts';
import { openStoredFiles } from '#app/platform/private-files/stored-files.ts';
import type { Settings } from '#app/platform/settings.ts';
import { dayMs, Temporal, type EpochMs } from '#app/lib/time.ts';
import { isSealedArchive } from './archive.ts';
import { adoptJournal, findJournal, placeJournal, type FoundJournal } from './restore-journal.ts';
import { givenKeys, keepGivenKeys, lostWithoutKeys, missingKeys } from './restore-keys.ts';
import { checkArchive, restore, type CheckedArchive } from './restore.ts';

export interface RestoreOptions {
  readonly file: string;
  /** `--key FILE`. */
  readonly keyFile: string | undefined;
  /** `--without-key`: restore although a key is missing. */
  readonly withoutKey: boolean;
  /** `--journal FILE`; else the one in `JOURNAL_DIR`, where there is one. */
  readonly journalFile: string | undefined;
}

export interface RestoreParts {
  readonly clock: Clock;
  /** Does once more what an entry of the journal tells of. */
  readonly repeat: RepeatEntry;
}

/** How long backups are kept, in days: the privacy policy says so. */
const keptDays = 35;

/**
 * `npm run restore -- FILE --key KEYFILE --journal FILE`: checks the file, the keys and the journal first, then loads it into
 * the empty database that the settings name, and repeats what was erased and ended after it was made. Throws with a sentence;
 * until then nothing was changed.
 */
export async function restoreFromFile(
  settings: Settings,
  { file, keyFile, withoutKey, journalFile }: RestoreOptions,
  { clock, repeat }: RestoreParts,
  say: (line: string) => void,
): Promise<void> {
  const sources = { file: keyFile, secretKey: settings.secretKey, dataDir: settings.dataDir };
  const given = givenKeys(sources);
  const [first, ...others] = given;
  const keyRing = first && createKeyRing([first, ...others]);
  const archive = await checkArchive(file, keyRing);
  const { head, rows } = archive;
  const now = clock.now().epochMilliseconds;
  say(`${file}: ${rows} rows, ${archive.files} files; the file is complete. ${ageOf(head.createdAt, now)}`);
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
  const folder = settings.journalDir;
  const found = keyRing && findJournal(archive, { given: journalFile, folder, keyRing });
  const database = await openDatabase(settings);
  try {
    const takeAway = found ? placeJournal(found, folder) : () => {};
    const restored = await restore(database, file, { files: openStoredFiles(settings.dataDir), keyRing }).catch(
      (error: unknown) => {
        takeAway();
        throw error;
      },
    );
    keepGivenKeys(sources);
    say(`Restored ${rows} rows of ${restored.tables} tables and read every row back; ${restored.files} files.`);
    await migrate(database);
    const repeated =
      keyRing && found ? await repeatLater(database, { archive, found, folder, keyRing, repeat }, say) : 0;
    await audit(database.db, {
      at: now,
      actor: { kind: 'system' },
      action: 'backup.restored',
      details: { madeAt: head.createdAt, journal: found !== undefined, repeated },
    });
    if (!found) for (const line of withoutJournal(head.createdAt)) say(line);
    say(
      'Everybody signs in anew, links for signing in that were sent before count no more, and calendars of doctors are subscribed to anew. Now start the server.',
    );
  } finally {
    await database.close();
  }
}

function ageOf(createdAt: string, now: EpochMs): string {
  const days = Math.floor((now - Temporal.Instant.from(createdAt).epochMilliseconds) / dayMs);
  const age = days < 1 ? 'less than a day ago' : days === 1 ? 'a day ago' : `${days} days ago`;
  const old =
    days > keptDays
      ? ` The privacy policy promises that no backup is older than ${keptDays} days: delete it when you are done.`
      : '';
  return `It was made ${age}, at ${createdAt}; what happened since is not in it.${old}`;
}

async function repeatLater(
  database: Database,
  {
    archive,
    found,
    folder,
    keyRing,
    repeat,
  }: {
    readonly archive: CheckedArchive;
    readonly found: FoundJournal;
    readonly folder: string;
    readonly keyRing: KeyRing;
    readonly repeat: RepeatEntry;
  },
  say: (line: string) => void,
): Promise<number> {
  if (!archive.journal) await adoptJournal(database, found);
  const { repeated, said } = await settleJournal({ db: database.db, keyRing, folder, repeat });
  const last = found.journal.entries.at(-1);
  say(
    repeated === 0
      ? `The journal ${found.file} knows of nothing that was erased or ended after the backup.`
      : `Repeated from the journal ${found.file}: ${repeated} erasures, removals and ended ways in. Its last entry is of ${last?.at}.`,
  );
  if (repeated > 0)
    say(
      'Whoever changed a password or a second factor since then comes in by a link: "Forgot password", or npm run setup-link -- E-MAIL.',
    );
  for (const sentence of said) say(sentence);
  return repeated;
}

function withoutJournal(createdAt: string): string[] {
  return [
    `There was no journal: people who were erased, colleagues who were removed and passwords that were given up after ${createdAt} are BACK as they were then.`,
    'If a copy of the journal exists (JOURNAL_DIR of the old server, beside the backups), restore once more into an empty database with --journal FILE.',
    'If there is none, before anybody works with the server: let every colleague choose a new password (npm run setup-link -- E-MAIL), then compare the team with who works here, and erase again whom your letters say you erased.',
  ];
}
