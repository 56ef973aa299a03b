import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { secretToSetUp } from './authenticator.ts';
import { giveCode } from './give-code.ts';
import { createOTP } from '@better-auth/utils/otp';
import { beginPasskeySignIn } from './passkeys.ts';
import { changePassword, savePassword } from './passwords.ts';
import { sessionOf, type KnownSession } from './read-session.ts';
import { setUpAuthenticator } from './set-up-authenticator.ts';
import { signIn } from './sign-in.ts';
import type { SignInContext } from './sign-in-context.ts';
import { startFullSession } from './start-session.ts';
import { countSignInsRefused } from './sign-ins-refused.ts';
import { minuteMs } from '#app/lib/time.ts';
import { signInWork } from './start-sign-in.ts';
import { noticeQueue, sendNotice } from './staff-mail.ts';
import {
  staffAttempts,
  staffAuthenticators,
  staffBackupCodes,
  staffChallenges,
  staffPasswords,
  staffSessions,
} from './tables.ts';
import { aClock, aKeyRing, aStaffMember, aClient, cookieAfter, countedPasswords, openTestSignIn } from './fixtures.ts';

const PASSWORD = 'horse raincoat ladder pebble';

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  let context: SignInContext;
  const clock = aClock();
  const keyRing = aKeyRing();
  const passwords = countedPasswords();

  beforeAll(async () => {
    database = await open();
    await database.jobs.start(signInWork.queues, { work: false });
    context = openTestSignIn({ database, clock, keyRing, passwords });
  });
  beforeEach(async () => {
    clock.pass({ hours: 48 });
    await database.db.delete(staffAttempts);
  });

  async function somebody(role: 'owner' | 'editor' = 'owner') {
    const staff = await aStaffMember(database.db, role);
    await savePassword(database.db, staff.id, await passwords.hash(PASSWORD), new Date());
    return staff;
  }

  const give = (email: string, password: string, cookie = '', address?: string) =>
    signIn(context, { email, password }, aClient(cookie, address));
  const state = async (cookie: string) => (await sessionOf(context, new Headers({ cookie }))).state;
  async function sessionBehind(cookie: string): Promise<KnownSession> {
    const session = await sessionOf(context, new Headers({ cookie }));
    if (session.state === 'none') throw new Error('There is no session.');
    return session;
  }

  /** Somebody with an app, signed in; `code` gives what the app shows in the next half minute. */
  async function somebodyWithApp() {
    const staff = await somebody();
    const given = await give(staff.email, PASSWORD);
    let cookie = cookieAfter('', given.ok ? given.value : []);
    const session = await sessionBehind(cookie);
    const secret = await secretToSetUp(context, session);
    /** What the app shows half minutes from now. */
    const codeAt = (steps: number): Promise<string> =>
      createOTP(secret).hotp(Math.floor(clock.now().epochMilliseconds / 30_000) + steps);
    const code = (): Promise<string> => {
      clock.pass({ seconds: 30 });
      return codeAt(0);
    };
    const setUp = await setUpAuthenticator(context, session, await code(), aClient(cookie));
    if (!setUp.ok) throw new Error(setUp.reason);
    cookie = cookieAfter(cookie, setUp.cookies);
    return { staff, cookie, code, codeAt, backupCodes: setUp.backupCodes };
  }

  /** The cookie after the password, for somebody who has an app. */
  async function halfway(email: string): Promise<string> {
    const given = await give(email, PASSWORD);
    return cookieAfter('', given.ok ? given.value : []);
  }

  const auditOf = async (staffId: string): Promise<string[]> => {
    const { rows } = await database.db.execute<{ action: string }>(
      sql`SELECT action FROM audit_entries WHERE actor_id = ${staffId} OR subject_id = ${staffId} ORDER BY id`,
    );
    return rows.map(({ action }) => action);
  };

  it('the password opens the second factor, and the second factor the desk, each with a session of its own', async () => {
    const { staff, code } = await somebodyWithApp();
    const half = await halfway(staff.email);
    expect(await state(half)).toBe('needs-second-factor');
    const given = await giveCode(context, await sessionBehind(half), await code(), aClient(half));
    const whole = cookieAfter(half, given.ok ? given.cookies : []);
    expect([await state(whole), await state(half)]).toEqual(['signed-in', 'none']);
    expect(await auditOf(staff.id)).toEqual([
      'session.password-given',
      'authenticator.set-up',
      'session.started',
      'session.password-given',
      'session.started',
    ]);
  });

  it('without a second factor there is only its set-up', async () => {
    const staff = await somebody('editor');
    expect(await state(await halfway(staff.email))).toBe('needs-setup');
  });

  it('whoever changes password or second factor is told by mail, which names no secret', async () => {
    const { staff, cookie } = await somebodyWithApp();
    const session = await sessionBehind(cookie);
    const next = { current: PASSWORD, next: 'another raincoat of a pebble' };
    expect((await changePassword(context, session, next, aClient(cookie))).ok).toBe(true);
    const { rows } = await database.db.execute<{ data: Parameters<typeof sendNotice>[1] }>(sql`
      SELECT data FROM pgboss.job WHERE name = ${noticeQueue.name} AND data->>'staffId' = ${staff.id}
      ORDER BY data->>'change'`);
    expect(rows.map(({ data }) => data.change)).toEqual(['authenticator', 'password']);
    const sent: { to: string; text: string }[] = [];
    const mail = {
      configured: true,
      sendMail: async (each: (typeof sent)[number]) => void sent.push(each),
      close() {},
    };
    const parts = { ...context, mail, timeZone: 'Asia/Kolkata', signature: ['Jamun'] };
    await sendNotice(parts, rows[1]!.data);
    expect(sent).toMatchObject([{ to: staff.email, text: expect.stringContaining('Your password was changed') }]);
    expect(JSON.stringify(sent)).not.toMatch(/raincoat/);
  });

  it('a password without its second factor is worth nothing after ten minutes', async () => {
    const { staff } = await somebodyWithApp();
    const half = await halfway(staff.email);
    clock.pass({ minutes: 10 });
    expect(await state(half)).toBe('none');
  });

  it('an attacker’s session is not the one somebody signs in with', async () => {
    const [attacker, victim] = [await somebodyWithApp(), await somebodyWithApp()];
    const planted = attacker.cookie;
    const given = await give(victim.staff.email, PASSWORD, planted);
    const half = cookieAfter(planted, given.ok ? given.value : []);
    const done = await giveCode(context, await sessionBehind(half), await victim.code(), aClient(half));
    const whole = cookieAfter(half, done.ok ? done.cookies : []);
    const ids = await Promise.all([whole, half].map((cookie) => sessionOf(context, new Headers({ cookie }))));
    expect(ids[0]).toMatchObject({ state: 'signed-in', staff: { id: victim.staff.id } });
    // What was planted, and what there was between the factors, is gone.
    expect([ids[1]?.state, await state(planted)]).toEqual(['none', 'none']);
  });

  it('unknown address, wrong password, no password and waiting look the same and cost the same', async () => {
    const staff = await somebody();
    const removed = await somebody();
    await database.db.delete(staffPasswords).where(sql`user_id = ${removed.id}`);
    const waiting = await somebody();
    for (let attempt = 0; attempt < 5; attempt += 1) await give(waiting.email, 'wrong');
    const answers = [];
    for (const email of ['nobody@example.com', staff.email, removed.email, waiting.email]) {
      const before = passwords.looks;
      const answer = await give(email, 'not the right password');
      answers.push([answer, passwords.looks - before]);
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => [{ ok: false, reason: 'refused' }, 1]));
  });

  it('guessing soon waits, longer each time, and the right password waits with it', async () => {
    const staff = await somebody();
    for (let attempt = 0; attempt < 5; attempt += 1) await give(staff.email, `guess ${attempt}`);
    expect((await give(staff.email, PASSWORD)).ok).toBe(false);
    clock.pass({ seconds: 31 });
    await give(staff.email, 'guess 6');
    clock.pass({ seconds: 31 });
    expect((await give(staff.email, PASSWORD)).ok).toBe(false);
    clock.pass({ seconds: 30 });
    expect((await give(staff.email, PASSWORD)).ok).toBe(true);
  });

  it('many guesses at once are no more than one after the other', async () => {
    const staff = await somebody();
    const before = passwords.looks;
    await Promise.all(Array.from({ length: 20 }, (_, guess) => give(staff.email, `guess ${guess}`)));
    const { rows } = await database.db.execute<{ reason: string; count: number }>(sql`
      SELECT details->>'reason' AS reason, count(*)::int AS count FROM audit_entries
      WHERE subject_id = ${staff.id} AND action = 'session.refused' GROUP BY 1 ORDER BY 1`);
    expect(rows).toEqual([
      { reason: 'password', count: 5 },
      { reason: 'waiting', count: 15 },
    ]);
    expect(passwords.looks - before).toBe(20);
    const now = clock.now().epochMilliseconds;
    const lastHour = await countSignInsRefused(database.db, now);
    expect(lastHour).toBeGreaterThanOrEqual(20);
    expect(await countSignInsRefused(database.db, now + 2 * 60 * minuteMs)).toBe(0);
  });

  it('nobody is locked out by somebody elsewhere', async () => {
    const { staff, cookie } = await somebodyWithApp();
    const device = cookie.split('; ').find((each) => each.includes('device')) ?? '';
    for (let place = 0; place < 40; place += 1) await give(staff.email, 'guess', '', `198.51.100.${place}`);
    // From where they never were, the account is slow for everybody; on their own device they notice nothing.
    expect((await give(staff.email, PASSWORD, '', '203.0.113.5')).ok).toBe(false);
    expect((await give(staff.email, PASSWORD, device, '198.51.100.1')).ok).toBe(true);
    clock.pass({ minutes: 5 });
    expect((await give(staff.email, PASSWORD, '', '203.0.113.5')).ok).toBe(true);
  });

  it('a device is known for the accounts that signed in there, and not for others or by a forged mark', async () => {
    const [mine, other] = [await somebodyWithApp(), await somebodyWithApp()];
    const device = mine.cookie.split('; ').find((each) => each.includes('device')) ?? '';
    const forged = `${device.slice(0, -8)}AAAAAAA=`;
    for (let place = 0; place < 40; place += 1)
      for (const { staff } of [mine, other]) await give(staff.email, 'guess', '', `198.51.100.${place}`);
    expect((await give(other.staff.email, PASSWORD, device, '203.0.113.9')).ok).toBe(false);
    expect((await give(mine.staff.email, PASSWORD, forged, '203.0.113.9')).ok).toBe(false);
  });

  it('one network can’t try the whole team', async () => {
    const few = { ...context, limitPerHour: 3 };
    const staff = await somebody();
    const from = aClient('', '203.0.113.77');
    for (let attempt = 0; attempt < 3; attempt += 1)
      await signIn(few, { email: `nobody-${attempt}@example.com`, password: 'x' }, from);
    expect((await signIn(few, { email: staff.email, password: PASSWORD }, from)).ok).toBe(false);
  });

  it('who goes on beyond the limit writes one entry, then one at ten and at a hundred, not one for each try', async () => {
    const few = { ...context, limitPerHour: 1 };
    const from = aClient('', '203.0.113.78');
    for (let attempt = 0; attempt < 13; attempt += 1)
      await signIn(few, { email: 'nobody@example.com', password: 'x' }, from);
    const { rows } = await database.db.execute<{ details: object }>(
      sql`SELECT details FROM audit_entries WHERE address = '203.0.113.78' ORDER BY id`,
    );
    expect(rows.map(({ details }) => details)).toEqual([
      { reason: 'password' },
      { reason: 'network', refusals: 1 },
      { reason: 'network', refusals: 10 },
    ]);
  });

  it('passkey sign-ins are begun as often as passwords are given, and leave nothing behind', async () => {
    const few = { ...context, limitPerHour: 2 };
    const from = aClient('', '203.0.113.79');
    await database.db
      .execute(sql`INSERT INTO staff_challenges (id, identifier, value, expires_at, created_at, updated_at)
      VALUES (gen_random_uuid(), 'begun and left', '', now() - interval '1 second', now(), now())`);
    const begun = [];
    for (let attempt = 0; attempt < 4; attempt += 1) begun.push(await beginPasskeySignIn(few, from));
    expect(begun.map((each) => each !== undefined)).toEqual([true, true, false, false]);
    expect(await database.db.$count(staffChallenges)).toBe(2);
  });

  it('a code is taken once, and no earlier one after it', async () => {
    const { staff, code } = await somebodyWithApp();
    const half = await halfway(staff.email);
    const [earlier, now] = [await code(), await code()];
    const session = await sessionBehind(half);
    expect((await giveCode(context, session, now, aClient(half))).ok).toBe(true);
    const again = await halfway(staff.email);
    for (const used of [now, earlier])
      expect(await giveCode(context, await sessionBehind(again), used, aClient(again))).toEqual({
        ok: false,
        reason: 'used-code',
      });
  });

  it('a code is taken half a minute early or late, and no further from now', async () => {
    const { staff, codeAt } = await somebodyWithApp();
    clock.pass({ minutes: 5 });
    const taken: boolean[] = [];
    for (const steps of [-2, 2, -1, 0, 1]) {
      const half = await halfway(staff.email);
      taken.push((await giveCode(context, await sessionBehind(half), await codeAt(steps), aClient(half))).ok);
    }
    expect(taken).toEqual([false, false, true, true, true]);
  });

  it('the same code twice at the same moment opens one session', async () => {
    const { staff, code } = await somebodyWithApp();
    const half = await halfway(staff.email);
    const session = await sessionBehind(half);
    const now = await code();
    const answers = await Promise.all([1, 2, 3].map(() => giveCode(context, session, now, aClient(half))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('wrong codes wait, whoever gives them', async () => {
    const { staff, code } = await somebodyWithApp();
    const half = await halfway(staff.email);
    const session = await sessionBehind(half);
    for (let attempt = 0; attempt < 5; attempt += 1) await giveCode(context, session, '000000', aClient(half));
    expect(await giveCode(context, session, await code(), aClient(half, '203.0.113.1'))).toEqual({
      ok: true,
      cookies: expect.any(Array),
    });
    const once = await halfway(staff.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await giveCode(context, await sessionBehind(once), '000000', aClient(once));
    expect(await giveCode(context, await sessionBehind(once), '111111', aClient(once))).toEqual({
      ok: false,
      reason: 'too-many-attempts',
      waitMinutes: 1,
    });
    expect(await auditOf(staff.id)).toContain('session.code-refused');
  });

  it('a backup code works once, for its owner, however it is typed', async () => {
    const [mine, other] = [await somebodyWithApp(), await somebodyWithApp()];
    const [first = '', second = ''] = mine.backupCodes;
    const half = await halfway(mine.staff.email);
    const session = await sessionBehind(half);
    expect(await giveCode(context, session, other.backupCodes[0] ?? '', aClient(half))).toMatchObject({ ok: false });
    const typed = first.toLowerCase().replace('-', '  ');
    expect((await giveCode(context, session, typed, aClient(half))).ok).toBe(true);
    const again = await halfway(mine.staff.email);
    expect(await giveCode(context, await sessionBehind(again), first, aClient(again))).toMatchObject({
      ok: false,
      reason: 'wrong-code',
    });
    const done = await giveCode(context, await sessionBehind(again), second, aClient(again));
    const whole = cookieAfter(again, done.ok ? done.cookies : []);
    expect(await sessionBehind(whole)).toMatchObject({ factor: 'backup-code' });
  });

  it('another app ends the sessions elsewhere, and the old app’s codes', async () => {
    const { staff, cookie, code } = await somebodyWithApp();
    const elsewhere = cookieAfter('', await startFullSession(context, staff, 'passkey', aClient()));
    const session = await sessionBehind(cookie);
    const secret = await secretToSetUp(context, session);
    const next = await createOTP(secret).hotp(Math.floor(clock.now().epochMilliseconds / 30_000));
    expect(await setUpAuthenticator(context, session, await code(), aClient(cookie))).toMatchObject({ ok: false });
    expect((await setUpAuthenticator(context, session, next, aClient(cookie))).ok).toBe(true);
    expect([await state(elsewhere), await state(cookie)]).toEqual(['none', 'none']);
    const half = await halfway(staff.email);
    expect(await giveCode(context, await sessionBehind(half), await code(), aClient(half))).toMatchObject({
      ok: false,
    });
  });

  it('what is being set up is new in each session: nobody confirms what somebody else has seen', async () => {
    const staff = await somebody('editor');
    const [thief, owner] = [await halfway(staff.email), ''];
    const seen = await secretToSetUp(context, await sessionBehind(thief));
    expect(await secretToSetUp(context, await sessionBehind(thief))).toBe(seen);
    clock.pass({ seconds: 5 });
    const own = cookieAfter(
      owner,
      await (async () => {
        const given = await give(staff.email, PASSWORD);
        return given.ok ? given.value : [];
      })(),
    );
    expect(await secretToSetUp(context, await sessionBehind(own))).not.toBe(seen);
  });

  it('keeps no secret in the clear', async () => {
    const { staff, backupCodes, cookie } = await somebodyWithApp();
    const session = await sessionBehind(cookie);
    const secret = await secretToSetUp(context, session);
    const [apps, codes, attempts] = await Promise.all([
      database.db.select().from(staffAuthenticators),
      database.db.select().from(staffBackupCodes),
      database.db.select().from(staffAttempts),
    ]);
    const stored = JSON.stringify([apps, codes.map(({ codeHash }) => Buffer.from(codeHash).toString()), attempts]);
    for (const said of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace('-', '')), staff.email])
      expect(stored).not.toContain(said);
    const [row] = await database.db
      .select()
      .from(staffSessions)
      .where(sql`id = ${session.sessionId}`);
    // The token alone is no cookie.
    expect(await state(`desk.session_token=${row?.token ?? ''}`)).toBe('none');
  });
});
