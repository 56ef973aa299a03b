import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { findByManageToken } from '#app/features/booking/server/find-by-manage-token.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { addressOfLink, findLink, makeLink } from '#app/features/staff/server/staff-links.ts';
import { renewBackupCodes, useBackupCode } from '#app/features/staff/server/backup-codes.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { formatKeys, makeKey } from '#app/platform/crypto/key-file.ts';
import { keyFileIn, openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { journalFileIn, readJournalFile } from '#app/platform/journal/journal-file.ts';
import { journalIdentity } from '#app/platform/journal/journal.ts';
import { readSettings } from '#app/platform/settings.ts';
import { retireKeyCommand } from './retire-key.ts';

forEachDatabase((_name, open) => {
  const [older, newer] = [makeKey(), makeKey()];
  let database: TestDatabase;
  let booking: TestBooking;
  let dataDir = '';
  beforeEach(async () => {
    database ??= await open();
    booking = await openTestBooking(database);
    dataDir = await mkdtemp(join(tmpdir(), 'jamun-retire-'));
    await writeFile(keyFileIn(dataDir), formatKeys([older]), { mode: 0o600 });
  });
  afterEach(async () => {
    await booking.settings.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  afterAll(() => database.close());

  /** What `rotate-keys -- --retire ID` says, with the keys of the file. */
  async function retire(id: string, isSure: boolean, secretKey?: string): Promise<string> {
    const lines: string[] = [];
    const settings = readSettings({ DATA_DIR: dataDir, ...(secretKey === undefined ? {} : { SECRET_KEY: secretKey }) });
    const context = { settings, database, clock: booking.clock, keyRing: openKeyRing(settings) };
    await retireKeyCommand.run(context, { id, isSure }, (line) => lines.push(line));
    return lines.join('\n');
  }

  /** A visit to come with a note, an invitation and backup codes, all made with the older key, before a rotation. */
  async function madeWithOlderKey() {
    const keyRing = openKeyRing(readSettings({ DATA_DIR: dataDir }));
    const request = aRequest({ note: 'It itches at night.' });
    const booked = await bookAppointment({ ...booking, keyRing }, request, fromWebsite);
    if (!booked.ok) throw new Error(booked.reason);
    const { appointment } = booked.value;
    const staff = await aStaffMember(database.db, 'owner');
    const invitation = await makeLink(
      database.db,
      { clock: booking.clock, keyRing },
      { kind: 'invitation', email: 'new@example.com', role: 'editor', madeBy: staff.id },
    );
    const [code = ''] = await renewBackupCodes(database.db, keyRing, staff.id);
    await writeFile(keyFileIn(dataDir), formatKeys([newer, older]), { mode: 0o600 });
    const link = addressOfLink({ keyRing, origin: 'http://127.0.0.1:3000' }, invitation).split('/').at(-1) ?? '';
    return { appointment, staff, code: code.replace('-', ''), token: booked.value.manageToken, link };
  }

  test('says what dies and changes nothing until somebody is sure; then the key is gone and nothing needs it', async () => {
    const { appointment, staff, code, token, link } = await madeWithOlderKey();
    const invitation = () => findLink({ db: database.db, clock: booking.clock }, link);
    expect(await invitation()).toMatchObject({ kind: 'invitation' });
    const said = await retire(older.id, false);
    expect(said).toContain('links of 1 visits to come');
    expect(said).toContain('1 invitations and other links of the staff, and the backup codes of 1 colleagues');
    expect(said).toContain(`--retire ${older.id} --yes`);
    expect([(await findByManageToken(database, token))?.id, await readFile(keyFileIn(dataDir), 'utf8')]).toEqual([
      appointment.id,
      formatKeys([newer, older]),
    ]);

    await retire(older.id, true);
    expect(await readFile(keyFileIn(dataDir), 'utf8')).toBe(formatKeys([newer]));
    const keyRing = openKeyRing(readSettings({ DATA_DIR: dataDir }));
    expect(keyRing.keyIds).toEqual([newer.id]);
    // The key that is left opens the journal, which says that a backup from before brings a retired one along.
    const file = journalFileIn(join(dataDir, 'journal'), await journalIdentity(database.db));
    expect(readJournalFile(file, keyRing)?.entries.at(-1)).toMatchObject({
      kind: 'key.retired',
      ids: { key: older.id },
    });
    expect(await findByManageToken(database, token)).toBeUndefined();
    const found = await findByManageToken(database, manageTokenOf(keyRing, appointment.id, newer.id));
    expect(found?.id).toBe(appointment.id);
    expect(await useBackupCode(database.db, keyRing, staff.id, code)).toBe(false);
    const { rows: notes } = await database.db.execute<{ note: string }>(
      sql`SELECT note_encrypted AS note FROM appointments WHERE id = ${appointment.id}`,
    );
    expect(keyRing.decryptText(notes[0]?.note ?? '', `appointments.note_encrypted:${appointment.id}`)).toBe(
      'It itches at night.',
    );
    expect(await invitation()).toBeUndefined();
    const { rows: codes } = await database.db.execute(
      sql`SELECT staff_id FROM staff_backup_codes WHERE key_id = ${older.id}`,
    );
    expect(codes).toEqual([]);
  });

  test('refuses the key that is in use and one that is not there; from SECRET_KEY its owner takes it out', async () => {
    await madeWithOlderKey();
    await expect(retire(newer.id, true)).rejects.toThrow('is in use');
    await expect(retire('k0', true)).rejects.toThrow('There is no key k0');
    const said = await retire(older.id, true, formatKeys([newer, older]));
    expect(said).toContain(`take ${older.id} out of SECRET_KEY`);
  });
});
