import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '#app/platform/backup/back-up.ts';
import { restore } from '#app/platform/backup/restore.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';
import { openEnquiries } from './read-enquiries.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { anEnquiry, fromForm, openTestEnquiries } from './fixtures.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamun-enquiries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

forEachDatabase((_name, open) => {
  test('an enquiry comes back from a backup with the key, and the backup alone tells nothing of it', async () => {
    const from = await open();
    const context = await openTestEnquiries(from);
    await sendEnquiry(context, anEnquiry(), fromForm());
    const file = join(folder, 'all.backup.gz');
    await backUp(from, file, { now: context.clock.now(), keyIds: context.keyRing.keyIds });
    expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/Asha|98765|parking/);

    const into = await open({ migrated: false });
    await restore(into, file);
    const [entry] = await openEnquiries({ db: into.db, keyRing: context.keyRing });
    expect(entry).toMatchObject({ fullName: 'Asha Namuna', message: 'Is parking possible?\nMy scooter is small.' });
  });
});
