import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestBlog } from '#app/features/blog/server/fixtures.ts';
import { addMedia, deleteMedia, replaceMedia } from '#app/features/blog/server/media/change-media.ts';
import { recordConsent, withdrawConsent } from '#app/features/blog/server/media/consents.ts';
import { readOneMedia, readPicturesOfPeople } from '#app/features/blog/server/media/read-media.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { eraseOnRequest, restrictPerson } from '#app/features/privacy/server/handle-person.ts';
import type { PrivacyContext } from '#app/features/privacy/server/privacy-context.ts';
import { changeColleague, removeColleague, type MemberChange } from '#app/features/staff/server/change-colleague.ts';
import { acceptLink } from '#app/features/staff/server/accept-link.ts';
import { signInWork } from '#app/features/staff/server/start-sign-in.ts';
import { signIn } from '#app/features/staff/server/sign-in.ts';
import { makeLink, addressOfLink } from '#app/features/staff/server/staff-links.ts';
import { colleagues } from '#app/features/staff/server/team.ts';
import { aStaffMember, aClient, countedPasswords, openTestSignIn } from '#app/features/staff/server/fixtures.ts';
import { backUp } from '#app/platform/backup/back-up.ts';
import { restoreFromFile } from '#app/platform/backup/restore-command.ts';
import { keyFileIn, openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { sqlState } from '#app/platform/database/errors.ts';
import { openDatabase, type Database } from '#app/platform/database/database.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { journalIdentity } from '#app/platform/journal/journal.ts';
import { journalFileIn } from '#app/platform/journal/journal-file.ts';
import { keepJournal, settleJournal, type KeptJournal } from '#app/platform/journal/keep-journal.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { readSettings } from '#app/platform/settings.ts';
import { personalData } from './personal-data.ts';
import { repeatEntry } from './repeat-journal.ts';

const OLD_PASSWORD = 'horse raincoat ladder pebble';
const NEW_PASSWORD = 'velvet umbrella granite mango';

forEachDatabase((name, open) => {
  let folder = '';
  let database: TestDatabase;
  let booking: TestBooking;
  let privacy: PrivacyContext;
  let journal: KeptJournal | undefined;
  let heard: string[] = [];
  let restored: Database | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jamun-journal-'));
    database = await open();
    await database.jobs.start(signInWork.queues, { work: false });
    booking = await openTestBooking(database);
    privacy = { db: database.db, clock: booking.clock, keyRing: keyRing(), timeZone: 'Asia/Kolkata', personalData };
    heard = [];
  });
  afterEach(async () => {
    await journal?.close();
    journal = undefined;
    await restored?.close();
    restored = undefined;
    await booking.settings.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (...parts: string[]): string => join(folder, ...parts);
  const keyRing = () => openKeyRing(readSettings({ DATA_DIR: at('old') }));
  const parts = () => ({ keyRing: keyRing(), folder: at('old', 'journal'), repeat: repeatEntry });
  const journalFile = async () => journalFileIn(at('old', 'journal'), await journalIdentity(database.db));
  const linesOf = async () => (await readFile(await journalFile(), 'utf8')).trimEnd().split('\n');

  async function keep(): Promise<void> {
    journal = await keepJournal(database, parts(), {
      tell: (sentence) => heard.push(sentence),
      onError: (error) => heard.push(String(error)),
    });
  }
  async function backup(file = at('monday.backup')): Promise<string> {
    const ring = keyRing();
    await backUp(database, file, { now: booking.clock.now(), keyIds: ring.keyIds, sealWith: ring });
    return file;
  }

  /** Restores into a new folder, on PostgreSQL into a new database; what was said. */
  async function restoreFrom(file: string, withJournal?: string, into: string = randomUUID()): Promise<string> {
    const url = name === 'postgres' ? (await open({ migrated: false })).url : undefined;
    const settings = readSettings({ DATA_DIR: at(into), ...(url === undefined ? {} : { DATABASE_URL: url }) });
    const said: string[] = [];
    await restoreFromFile(
      settings,
      { file, keyFile: keyFileIn(at('old')), withoutKey: false, journalFile: withJournal },
      { clock: booking.clock, repeat: repeatEntry },
      (line) => said.push(line),
    );
    restored = await openDatabase(settings);
    return said.join('\n');
  }

  /** A patient with a cancelled visit. */
  async function aPatientWhoCame(fullName: string, mobileNumber: string) {
    const booked = await bookAppointment(
      { ...booking, keyRing: keyRing() },
      aRequest({ fullName, mobileNumber, note: 'Takes aspirin', email: 'came@example.com' }),
      fromWebsite,
    );
    if (!booked.ok) throw new Error(booked.reason);
    const { appointment } = booked.value;
    await database.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, appointment.id));
    return appointment;
  }
  const seen = async (id: string) => (await patientById(database.db, id))!;
  async function everythingRestored(): Promise<string> {
    const { rows: tables } = await restored!.db.execute<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
    const texts: string[] = [];
    for (const each of tables) {
      const { rows } = await restored!.db.execute<{ row: string }>(
        sql`SELECT t::text AS row FROM ${sql.identifier(each.name)} AS t`,
      );
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  }

  test('who was erased, removed or given less after a backup stays so when it is restored with its journal', async () => {
    await keep();
    const owner = await aStaffMember(database.db, 'owner');
    const gone = await aStaffMember(database.db, 'owner', { name: 'Gone Namuna' });
    const less = await aStaffMember(database.db, 'owner', { name: 'Less Namuna' });
    const erased = await aPatientWhoCame('Asha Namuna', '+919876543210');
    const stays = await aPatientWhoCame('Neel Namuna', '+919876543211');
    await restrictPerson(privacy, owner, await seen(stays.patientId!), true);
    // Since merged into another, whose erasure erases it: the backup knows nothing of that.
    const twin = randomUUID();
    await database.db.execute(sql`
      INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at)
      VALUES (${twin}, 'A. Namunapura', 'en', 'desk', now(), now())`);
    const file = await backup();

    booking.clock.set(booking.clock.now().epochMilliseconds + 3 * 86_400_000);
    await database.db.execute(sql`UPDATE patients SET merged_into = ${erased.patientId} WHERE id = ${twin}`);
    expect(await eraseOnRequest(privacy, owner, await seen(erased.patientId!))).toMatchObject({ ok: true });
    expect(await restrictPerson(privacy, owner, await seen(stays.patientId!), false)).toMatchObject({ ok: true });
    const team = { db: database.db, clock: booking.clock };
    expect(await removeColleague(team, owner, gone.id)).toMatchObject({ ok: true });
    const change: MemberChange = {
      role: 'editor',
      practitionerId: null,
      seen: { role: 'owner', practitionerId: null },
    };
    expect(await changeColleague(team, owner, less.id, change)).toMatchObject({ ok: true });
    // In the same breath: the file has each as soon as it is committed.
    await expect.poll(async () => (await linesOf()).length).toBe(6);
    expect(await readFile(await journalFile(), 'utf8')).not.toMatch(/Asha|Namuna|9876543210|example\.com|aspirin/);

    const said = await restoreFrom(file, await journalFile());
    expect(said).toContain('It was made 3 days ago');
    expect(said).toMatch(/Repeated from the journal .*: 4 erasures/);
    expect(await everythingRestored()).not.toMatch(/Asha|Namunapura|9876543210|\baspirin/);
    expect(await patientById(restored!.db, stays.patientId!)).toMatchObject({
      fullName: 'Neel Namuna',
      restrictedAt: null,
    });
    expect((await colleagues(restored!.db)).map(({ id, role }) => [id, role])).toEqual(
      expect.arrayContaining([
        [owner.id, 'owner'],
        [less.id, 'editor'],
      ]),
    );
    expect((await colleagues(restored!.db)).map(({ id }) => id)).not.toContain(gone.id);
    const { rows } = await restored!.db.execute(sql`
      SELECT action, details->>'repeated' AS repeated FROM audit_entries WHERE action = 'backup.restored'`);
    expect(rows).toEqual([{ action: 'backup.restored', repeated: '4' }]);
  });

  test('a picture whose consent was withdrawn after the backup is not shown when it is restored', async () => {
    await keep();
    const editor = await aStaffMember(database.db, 'editor');
    const blog = await openTestBlog(database);
    const picture = async (width: number) => {
      const words = { alt: 'Dr Namuna', focalX: 50, focalY: 50 };
      const added = await addMedia(blog, await phonePhoto(width, 600), { ...words, consentOn: '2026-06-01' }, editor);
      if (!added.ok) throw new Error(added.reason);
      return added.value.id;
    };
    const [withdrawn, anew, otherPerson, deleted] = [
      await picture(900),
      await picture(901),
      await picture(902),
      await picture(903),
    ];
    const file = await backup();
    for (const id of [withdrawn, anew, otherPerson])
      expect(await withdrawConsent(blog, { id, revision: 1 }, editor)).toMatchObject({ ok: true });
    expect(await recordConsent(blog, { id: anew, revision: 2 }, '2026-07-01', editor)).toMatchObject({ ok: true });
    // Under the same id the backup has the picture of whoever withdrew.
    const other = { bytes: await phonePhoto(800, 600), consentOn: null };
    expect(await replaceMedia(blog, { id: otherPerson, revision: 2 }, other, editor)).toMatchObject({ ok: true });
    const replaced = { id: otherPerson, revision: 3 };
    expect(await recordConsent(blog, replaced, '2026-07-02', editor)).toMatchObject({ ok: true });
    expect(await deleteMedia(blog, { id: deleted, revision: 1 }, editor)).toMatchObject({ ok: true });
    expect([...(await readPicturesOfPeople(database.db)).keys()].toSorted()).toEqual([anew, otherPerson].toSorted());
    await expect.poll(async () => (await linesOf()).length).toBe(7);

    await restoreFrom(file, await journalFile());
    expect([...(await readPicturesOfPeople(restored!.db)).keys()]).toEqual([anew]);
    expect(await readOneMedia(restored!.db, deleted)).toBeUndefined();
  });

  test('a password that was given up after the backup opens nothing when it is restored', async () => {
    await keep();
    const passwords = countedPasswords();
    const member = await aStaffMember(database.db, 'owner');
    const context = openTestSignIn({ database, clock: booking.clock, keyRing: keyRing(), passwords });
    const choose = async (password: string) => {
      const link = await makeLink(database.db, context, { kind: 'reset', staffId: member.id });
      const token = addressOfLink(context, link).split('/').at(-1)!;
      return acceptLink(context, token, { name: '', email: '', password }, aClient());
    };
    expect(await choose(OLD_PASSWORD)).toMatchObject({ ok: true });
    const file = await backup();
    expect(await choose(NEW_PASSWORD)).toMatchObject({ ok: true });
    await expect.poll(async () => (await linesOf()).length).toBe(3);

    await restoreFrom(file, await journalFile());
    const there = openTestSignIn({ database: restored!, clock: booking.clock, keyRing: keyRing(), passwords });
    const outcomes = await Promise.all(
      [OLD_PASSWORD, NEW_PASSWORD].map((password) => signIn(there, { email: member.email, password }, aClient())),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, false]);
  });

  test('an entry that a crash kept from the file is written at the next start, over a line that was cut off', async () => {
    await settleJournal({ ...parts(), db: database.db });
    const owner = await aStaffMember(database.db, 'owner');
    const gone = await aStaffMember(database.db, 'doctor');
    const other = await aStaffMember(database.db, 'doctor');
    const file = await backup();
    const team = { db: database.db, clock: booking.clock };
    // Nobody listens: the process dies after each commit.
    await removeColleague(team, owner, gone.id);
    await appendFile(await journalFile(), '{"number":1,"at":"2026-11-20T08');
    await removeColleague(team, owner, other.id);
    expect((await linesOf()).length).toBe(2);

    await keep();
    expect(heard).toEqual([]);
    expect((await linesOf()).map((line) => /"kind":"([a-z.]+)"/.exec(line)?.[1])).toEqual([
      undefined,
      'staff.removed',
      'staff.removed',
    ]);
    await restoreFrom(file, await journalFile());
    expect((await colleagues(restored!.db)).map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([gone.id, other.id]),
    );
  });

  test('a journal that was changed, shortened or is another clinic’s refuses the restore, and nothing is touched', async () => {
    await keep();
    const owner = await aStaffMember(database.db, 'owner');
    const [one, two, three] = [
      await aStaffMember(database.db, 'doctor'),
      await aStaffMember(database.db, 'doctor'),
      await aStaffMember(database.db, 'doctor'),
    ];
    const team = { db: database.db, clock: booking.clock };
    await removeColleague(team, owner, one.id);
    const file = await backup();
    await removeColleague(team, owner, two.id);
    await removeColleague(team, owner, three.id);
    await expect.poll(async () => (await linesOf()).length).toBe(4);
    const lines = await linesOf();
    const changed = at('changed.jsonl');
    const refuse = async (kept: readonly string[], words: RegExp) => {
      await writeFile(changed, `${kept.join('\n')}\n`);
      await expect(restoreFrom(file, changed, 'refused')).rejects.toThrow(words);
    };
    const [head = '', first = '', second = '', last = ''] = lines;
    await refuse(
      [head, first, second.replace(two.id, owner.id), last],
      /Line 3 of the journal .* not as it was written/,
    );
    await refuse([head, first, last], /Line 3/);
    await refuse([head, first, last, second], /Line 3/);
    await refuse([first, second, last], /Line 1/);
    await refuse([head], /ends before this backup was made/);
    await refuse([head, first, second, last.replace(/[^:]+$/, 'AAAA')], /Line 4/);
    const other = await open();
    await settleJournal({ ...parts(), folder: at('other'), db: other.db });
    await other.rawTransaction((connection) => connection.script('UPDATE journal_identity SET id = gen_random_uuid()'));
    const { file: foreign } = await settleJournal({ ...parts(), folder: at('other'), db: other.db });
    await expect(restoreFrom(file, foreign, 'refused')).rejects.toThrow(/not of the clinic/);
    await expect(restoreFrom(file, at('none.jsonl'), 'refused')).rejects.toThrow(/There is no journal/);
    expect(await readdir(folder)).not.toContain('refused');
  });

  test('a database that was put back in another way is brought to its journal by the next start', async () => {
    await keep();
    const owner = await aStaffMember(database.db, 'owner');
    const gone = await aStaffMember(database.db, 'doctor');
    const file = await backup();
    await removeColleague({ db: database.db, clock: booking.clock }, owner, gone.id);
    await expect.poll(async () => (await linesOf()).length).toBe(2);
    // As after a dump of PostgreSQL, or a copy of the folder: nobody asked for a journal.
    expect(await restoreFrom(file)).toMatch(
      /There was no journal: .* are BACK .*--journal FILE.*choose a new password/s,
    );
    expect((await colleagues(restored!.db)).map(({ id }) => id)).toContain(gone.id);

    const said: string[] = [];
    const again = await keepJournal(restored!, parts(), {
      tell: (each) => said.push(each),
      onError: (error) => said.push(String(error)),
    });
    await again.close();
    expect(said).toEqual([expect.stringContaining('The database is older than its journal: 1 ')]);
    expect((await colleagues(restored!.db)).map(({ id }) => id)).not.toContain(gone.id);
  });

  test('a folder that cannot be written stops the start with a sentence', async () => {
    await writeFile(at('no-folder'), '');
    const start = settleJournal({ ...parts(), folder: at('no-folder'), db: database.db });
    await expect(start).rejects.toThrow(/journal of erasures cannot be written in .*no-folder.*another JOURNAL_DIR/);
  });

  test('a damaged file is put aside and written anew, and the application can change no entry', async () => {
    await keep();
    const owner = await aStaffMember(database.db, 'owner');
    const gone = await aStaffMember(database.db, 'doctor');
    await removeColleague({ db: database.db, clock: booking.clock }, owner, gone.id);
    await expect.poll(async () => (await linesOf()).length).toBe(2);
    await journal!.close();
    const before = await linesOf();
    await writeFile(await journalFile(), before.join('\n').replace(gone.id, owner.id) + '\n');
    await keep();
    expect(heard.join(' ')).toMatch(/Line 2 of the journal .*put aside as .*a new one was written/);
    expect(await linesOf()).toEqual(before);
    for (const attempt of [
      sql`UPDATE journal_entries SET kind = 'a.b'`,
      sql`DELETE FROM journal_entries`,
      sql`UPDATE journal_identity SET id = gen_random_uuid()`,
    ]) {
      const refused = await database.db.execute(attempt).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
      // 42501: insufficient privilege.
      expect.soft(refused).toBe('42501');
    }
  });
});
