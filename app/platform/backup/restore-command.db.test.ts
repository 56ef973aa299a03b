import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { systemClock } from '#app/platform/clock.ts';
import { runCommand } from '#app/platform/command.ts';
import { formatKeys, makeKey } from '#app/platform/crypto/key-file.ts';
import { keyFileIn, openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { rotateCommand } from '#app/platform/crypto/rotate-command.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { readSettings } from '#app/platform/settings.ts';
import { backUp } from './back-up.ts';
import { backupCommand } from './backup-command.ts';
import { restoreFromFile } from './restore-command.ts';

let folder = '';
let said: string[] = [];
const somebody = '00000000-0000-4000-8000-000000000001';
const noRepeats = (): Promise<undefined> => Promise.resolve(undefined);
const say = (line: string) => said.push(line);

/** A clinic with one counter in it, backed up to `a.backup.gz`; its keys are in `old/secret.key`. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-restore-'));
  const env = { DATA_DIR: join(folder, 'old') };
  await runCommand(rotateCommand, { newKey: true }, { env, say });
  const database = await openDatabase({ dataDir: join(folder, 'old') });
  await database.db.execute(
    sql`INSERT INTO rate_limit_windows VALUES (decode(repeat('07', 20), 'hex'), '2026-11-21', 1, '2026-11-22')`,
  );
  await database.rawTransaction((connection) =>
    connection.script(`
      INSERT INTO staff_members (id, name, email, email_verified, role, created_at, updated_at)
        VALUES ('${somebody}', 'Asha Namuna', 'asha@example.com', true, 'owner', now(), now());
      INSERT INTO staff_sessions
        (id, user_id, token, expires_at, created_at, updated_at, factor, started_at, proved_at, seen_at)
        VALUES (gen_random_uuid(), '${somebody}', 'a-token-of-a-session-of-the-backup', now(), now(), now(),
          'authenticator', now(), now(), now());
      INSERT INTO staff_links (id, key_id, token_hash, kind, staff_id, created_at, expires_at)
        VALUES (gen_random_uuid(), 'key', decode(repeat('07', 32), 'hex'), 'reset', '${somebody}', now(),
          now() + interval '1 hour');
      INSERT INTO practitioners (id, position, active, name) VALUES ('dermatologist', 1, true, 'Dermatologist');
      INSERT INTO calendar_feeds (practitioner_id, token_hash, with_names, made_by, made_at)
        VALUES ('dermatologist', decode(repeat('07', 32), 'hex'), true, '${somebody}', now())`),
  );
  await database.close();
  await runCommand(backupCommand, { file: join(folder, 'a.backup.gz') }, { env, say });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => {
  said = [];
});

function restoreInto(
  name: string,
  more: { keyFile?: string; withoutKey?: boolean; secretKey?: string; file?: string; journalFile?: string } = {},
) {
  const { keyFile, withoutKey = false, secretKey, journalFile, file = join(folder, 'a.backup.gz') } = more;
  const settings = readSettings({ DATA_DIR: join(folder, name), ...(secretKey ? { SECRET_KEY: secretKey } : {}) });
  return restoreFromFile(
    settings,
    { file, keyFile, withoutKey, journalFile },
    { clock: systemClock, repeat: noRepeats },
    say,
  );
}

test('with the key file everything is there, the keys too, and the derived tokens are the same', async () => {
  const keyFile = keyFileIn(join(folder, 'old'));
  await restoreInto('new0', { keyFile });
  const [before, after] = ['old', 'new0'].map((name) => openKeyRing(readOrigin(name)));
  expect(after?.keyIds).toEqual(before?.keyIds);
  expect(after?.derive('manage-link', '7')).toEqual(before?.derive('manage-link', '7'));
  const database = await openDatabase({ dataDir: join(folder, 'new0') });
  const { rows } = await database.db.execute(sql`SELECT hits FROM rate_limit_windows`);
  await database.close();
  expect(rows).toEqual([{ hits: 1 }]);
});

test('nobody is signed in by a backup, and its one-time links and calendar feeds open nothing', async () => {
  await restoreInto('new9', { keyFile: keyFileIn(join(folder, 'old')) });
  const database = await openDatabase({ dataDir: join(folder, 'new9') });
  const { rows } = await database.db.execute(sql`
    SELECT (SELECT count(*)::int FROM staff_members) AS members, (SELECT count(*)::int FROM staff_sessions) AS sessions,
      (SELECT count(*)::int FROM staff_links) AS links, (SELECT count(*)::int FROM calendar_feeds) AS feeds`);
  await database.close();
  expect(rows).toEqual([{ members: 1, sessions: 0, links: 0, feeds: 0 }]);
});

test('without the key that closed it nothing is restored, a sentence says which, and nothing is touched', async () => {
  await expect(restoreInto('new1')).rejects.toThrow(/closed with the key \w+, which is missing.*--key FILE/);
  await expect(restoreInto('new1', { withoutKey: true })).rejects.toThrow(/which is missing/);
  expect(await readdir(folder)).not.toContain('new1');
});

test('a wrong key is as good as none, and a file that is no key file is named', async () => {
  const wrong = join(folder, 'wrong.key');
  await writeFile(wrong, formatKeys([makeKey()]));
  await expect(restoreInto('new2', { keyFile: wrong })).rejects.toThrow(/is missing/);
  await writeFile(wrong, 'hello');
  await expect(restoreInto('new2', { keyFile: wrong })).rejects.toThrow(/wrong\.key is no key file/);
  await expect(restoreInto('new2', { keyFile: join(folder, 'none') })).rejects.toThrow(/There is no key file/);
});

test('without an older key it says what would be lost, and who wants the rest gets it', async () => {
  const [newest = ''] = (await readFile(keyFileIn(join(folder, 'old')), 'utf8')).split('\n');
  await expect(restoreInto('new5', { secretKey: newest })).rejects.toThrow(
    /--key FILE.*notes.*can not be read.*manage links.*--without-key/,
  );
  await restoreInto('new3', { secretKey: newest, withoutKey: true });
  expect(said.join('\n')).toMatch(/can not be read by anybody.*LOST_KEYS=/);
});

test('a backup holds nothing that can be read, and one changed byte of it refuses the restore', async () => {
  const keyFile = keyFileIn(join(folder, 'old'));
  const whole = await readFile(join(folder, 'a.backup.gz'));
  expect(() => gunzipSync(whole)).toThrow('incorrect header check');
  expect(whole.includes('asha@example.com')).toBe(false);
  const places = [9, 30, Math.floor(whole.length / 2), whole.length - 1];
  const changed = places.map((place) => {
    const copy = Buffer.from(whole);
    copy[place] = (copy[place] ?? 0) ^ 1;
    return copy;
  });
  const file = join(folder, 'changed.backup');
  for (const bytes of [...changed, whole.subarray(0, -20), Buffer.concat([whole, whole.subarray(-40)])]) {
    await writeFile(file, bytes);
    await expect(restoreInto('new6', { keyFile, file })).rejects.toThrow(/changed or damaged|is missing/);
  }
  expect(await readdir(folder)).not.toContain('new6');
});

test('a backup of the version before, which is open, is restored with a word of warning', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'old') });
  const file = join(folder, 'open.backup.gz');
  await backUp(database, file, { now: Temporal.Now.instant(), keyIds: openKeyRing(readOrigin('old')).keyIds });
  await database.close();
  expect(gunzipSync(await readFile(file)).toString()).toContain('asha@example.com');
  await restoreInto('new7', { keyFile: keyFileIn(join(folder, 'old')), file });
  expect(said.join('\n')).toMatch(/nobody can tell whether somebody changed it/);
});

test('keys in SECRET_KEY are taken as they are and written nowhere', async () => {
  const secretKey = await readFile(keyFileIn(join(folder, 'old')), 'utf8');
  await restoreInto('new4', { secretKey });
  expect(await readdir(join(folder, 'new4'))).not.toContain('secret.key');
});

function readOrigin(name: string) {
  return {
    secretKey: undefined,
    databaseUrl: undefined,
    environment: 'test' as const,
    dataDir: join(folder, name),
  };
}
