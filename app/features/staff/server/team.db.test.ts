import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import type { StaffActor } from '../domain/staff-member.ts';
import { holderOfToken, makeAccessToken } from './access-tokens.ts';
import { acceptLink } from './accept-link.ts';
import { changeColleague, helpColleagueBackIn, removeColleague, signColleagueOut } from './change-colleague.ts';
import { feedsMadeBy } from '#app/features/scheduling/server/people-of-diary.ts';
import { endOtherSessions, endOwnSession, openSessions, signOut } from './end-sessions.ts';
import { invite, openInvitations, withdrawInvitation } from './invitations.ts';
import { removeSecondFactor } from './passkeys.ts';
import { changePassword, confirmPassword, savePassword } from './passwords.ts';
import { sessionOf, type KnownSession } from './read-session.ts';
import { placeInDiaryCommand } from './place-in-diary.ts';
import { firstSetupLink, setupLinkCommand } from './setup-link.ts';
import { signIn } from './sign-in.ts';
import { signInWork } from './start-sign-in.ts';
import type { SignInContext } from './sign-in-context.ts';
import { addressOfLink, findLink, makeLink } from './staff-links.ts';
import { forgetWhatIsOver } from './start-sign-in.ts';
import { staffAttempts, staffAuthenticators, staffLinks, staffMembers, staffSessions } from './tables.ts';
import { colleagues } from './team.ts';
import {
  aClock,
  aKeyRing,
  aStaffMember,
  aClient,
  cookieAfter,
  countedPasswords,
  openTestSignIn,
  signInAs,
} from './fixtures.ts';

const PASSWORD = 'horse raincoat ladder pebble';
const accessEmail = (name: string): string => `${name}-access@example.com`;
const tokenOf = (link: string | undefined): string => link?.split('/').at(-1) ?? '';

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  let context: SignInContext;
  let owner: StaffActor;
  const clock = aClock();
  const keyRing = aKeyRing();
  const passwords = countedPasswords();
  const parts = () => ({ database, clock, keyRing });

  beforeAll(async () => {
    database = await open();
    await database.jobs.start(signInWork.queues, { work: false });
    context = openTestSignIn({ ...parts(), passwords, hasMail: false });
    await database.db.execute(sql`INSERT INTO practitioners (id, position, active, name)
      VALUES ('dermatologist', 1, true, 'Dermatologist'), ('gone', 2, false, 'Gone')`);
  });
  beforeEach(async () => {
    clock.pass({ hours: 48 });
    await database.db.delete(staffAttempts);
    await database.db.update(staffMembers).set({ removedAt: clock.now() });
    await database.db.delete(staffLinks);
    owner = await aStaffMember(database.db, 'owner');
  });

  const state = async (cookie: string) => (await sessionOf(context, new Headers({ cookie }))).state;
  async function sessionBehind(cookie: string): Promise<KnownSession> {
    const session = await sessionOf(context, new Headers({ cookie }));
    if (session.state === 'none') throw new Error('There is no session.');
    return session;
  }
  const accept = (link: string | undefined, choice: object = {}) =>
    acceptLink(
      context,
      tokenOf(link),
      { name: 'Kiran Namuna', email: 'kiran@example.com', password: PASSWORD, ...choice },
      aClient(),
    );
  async function invited(changes: object = {}): Promise<string> {
    const wish = { email: 'Kiran@Example.com', role: 'front-desk', practitionerId: null, ...changes } as const;
    const outcome = await invite(context, owner, wish);
    if (!outcome.ok || outcome.value === null) throw new Error('No link was handed over.');
    return outcome.value;
  }
  /** Somebody with a session, a token for their programs and a calendar feed they made: all three count. */
  async function withAccess(email: string) {
    const { staff, cookie } = await signInAs(parts(), 'doctor', { email, practitionerId: 'dermatologist' });
    await savePassword(database.db, staff.id, await passwords.hash(PASSWORD), new Date());
    const made = await makeAccessToken(context, staff, { name: 'Records program', days: 365 });
    const token = made.ok ? made.value.token : '';
    await database.db.execute(sql`INSERT INTO calendar_feeds
      (practitioner_id, token_hash, with_names, made_by, made_at)
      VALUES ('dermatologist', sha256('x'), true, ${staff.id}, ${clock.now().toString()})
      ON CONFLICT (practitioner_id) DO UPDATE SET made_by = ${staff.id}`);
    const use = () => holderOfToken(context, token, '192.0.2.7');
    const counts = async () => [
      (await use())?.id === staff.id,
      (await feedsMadeBy(database.db, staff.id)).length === 1,
    ];
    expect(await counts()).toEqual([true, true]);
    return { staff, cookie, counts, use };
  }
  /** The link that stands in the database: what a mail brings. */
  async function mailedLink(): Promise<string> {
    const [link] = await database.db.select().from(staffLinks);
    if (!link) throw new Error('There is no link.');
    return addressOfLink(context, link);
  }
  const membersNamed = async (email: string) => (await colleagues(database.db)).filter((each) => each.email === email);

  it('the first owner sets the desk up with a link that is the same until it is used, and works once', async () => {
    await database.db.update(staffMembers).set({ removedAt: clock.now() });
    const link = await firstSetupLink(context);
    expect(await firstSetupLink(context)).toBe(link);
    const stored = JSON.stringify(await database.db.select().from(staffLinks));
    expect(stored).not.toContain(tokenOf(link));
    const outcome = await accept(link, { email: 'First@Example.com' });
    expect(await state(cookieAfter('', outcome.ok ? outcome.value : []))).toBe('needs-setup');
    expect(await membersNamed('first@example.com')).toMatchObject([{ role: 'owner', name: 'Kiran Namuna' }]);
    expect(await accept(link, { email: 'second@example.com' })).toEqual({ ok: false, reason: 'link-gone' });
    expect(await firstSetupLink(context)).toBeUndefined();
  });

  it('two who use one link at once become one', async () => {
    await database.db.update(staffMembers).set({ removedAt: clock.now() });
    const link = await firstSetupLink(context);
    const outcomes = await Promise.all(['a', 'b', 'c'].map((name) => accept(link, { email: `${name}@race.example` })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await colleagues(database.db)).toHaveLength(1);
  });

  it('an owner who lost everything gets a link from the terminal; it ends what there was', async () => {
    const { staff, cookie } = await signInAs(parts(), 'owner', { email: 'lost@example.com' });
    const lines: string[] = [];
    const command = { ...parts(), settings: { publicUrl: 'https://clinic.example', host: '', port: 0 } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the command reads no other setting
    const run = (email: string | null) => setupLinkCommand.run(command as never, { email }, (line) => lines.push(line));
    await expect(run(null)).rejects.toThrow('several owners');
    await expect(run('nobody@example.com')).rejects.toThrow('Nobody signs in');
    await run(' LOST@example.com');
    const link = lines.at(-1);
    expect(link).toMatch(/^https:\/\/clinic\.example\/admin-login\/link\/[\w-]{27}$/);
    expect(await state(cookie)).toBe('signed-in');
    const outcome = await accept(link, { name: '', email: 'somebody-else@example.com' });
    expect([await state(cookie), await state(cookieAfter('', outcome.ok ? outcome.value : []))]).toEqual([
      'none',
      'needs-setup',
    ]);
    expect(await membersNamed('lost@example.com')).toMatchObject([{ id: staff.id, role: 'owner', name: staff.name }]);
  });

  it('an invitation fixes address, role and practitioner, whatever is sent with it', async () => {
    const link = await invited({ role: 'doctor', practitionerId: 'dermatologist' });
    const forged = { email: 'other@example.com', role: 'owner', practitionerId: null, staffId: owner.id };
    expect((await accept(link, forged)).ok).toBe(true);
    expect(await membersNamed('kiran@example.com')).toMatchObject([
      { role: 'doctor', practitionerId: 'dermatologist', hasSecondFactor: false },
    ]);
    expect(await membersNamed('other@example.com')).toEqual([]);
    expect((await signIn(context, { email: 'kiran@example.com', password: PASSWORD }, aClient())).ok).toBe(true);
  });

  it('an invitation ends after 72 hours, when it is withdrawn, and when a newer one is made', async () => {
    const late = await invited();
    clock.pass({ hours: 72 });
    expect(await accept(late)).toEqual({ ok: false, reason: 'link-gone' });
    const older = await invited();
    const newer = await invited({ role: 'editor' });
    expect(await findLink(context, tokenOf(older))).toBeUndefined();
    const [waiting] = await openInvitations(context);
    expect(waiting).toMatchObject({ email: 'kiran@example.com', role: 'editor' });
    expect(await withdrawInvitation(context, owner, waiting?.id ?? '')).toBe(true);
    expect(await withdrawInvitation(context, owner, waiting?.id ?? '')).toBe(false);
    expect(await accept(newer)).toEqual({ ok: false, reason: 'link-gone' });
  });

  it('nobody is invited twice, and nobody as a practitioner who is not in the diary', async () => {
    const { email } = await aStaffMember(database.db, 'editor');
    const wish = { role: 'doctor', practitionerId: null } as const;
    expect(await invite(context, owner, { ...wish, email: email.toUpperCase() })).toMatchObject({
      reason: 'already-here',
    });
    for (const practitionerId of ['gone', 'nobody'])
      expect(await invite(context, owner, { ...wish, email: 'x@example.com', practitionerId })).toMatchObject({
        reason: 'no-such-practitioner',
      });
  });

  it('an easily guessed password is not taken, and the link stays', async () => {
    const link = await invited();
    expect(await accept(link, { password: 'kirannamuna2026' })).toEqual({ ok: false, reason: 'too-common' });
    expect(await accept(link, { password: 'short' })).toEqual({ ok: false, reason: 'too-short' });
    expect((await accept(link)).ok).toBe(true);
  });

  it('a role that is taken away is gone at the next request', async () => {
    const { staff, cookie } = await signInAs(parts(), 'owner');
    const seen = { role: 'owner', practitionerId: null };
    const wish = { role: 'editor', practitionerId: null, seen } as const;
    expect(await changeColleague(context, owner, staff.id, wish)).toMatchObject({ ok: true });
    expect(await sessionBehind(cookie)).toMatchObject({ state: 'signed-in', staff: { role: 'editor' } });
    expect(await changeColleague(context, owner, staff.id, wish)).toMatchObject({ reason: 'changed-meanwhile' });
  });

  it('there is always an owner, whoever is changed or removed at once', async () => {
    const seen = { role: 'owner', practitionerId: null };
    const demote = (id: string) => changeColleague(context, owner, id, { role: 'editor', practitionerId: null, seen });
    expect(await demote(owner.id)).toMatchObject({ reason: 'last-owner' });
    expect(await removeColleague(context, owner, owner.id)).toMatchObject({ reason: 'last-owner' });
    const second = await aStaffMember(database.db, 'owner');
    const outcomes = await Promise.all([demote(second.id), removeColleague(context, second, owner.id)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await colleagues(database.db)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('whoever is removed is out at once, everywhere, and comes back only by a new invitation', async () => {
    const { staff, cookie } = await signInAs(parts(), 'owner', { email: 'left@example.com' });
    await savePassword(database.db, staff.id, await passwords.hash(PASSWORD), new Date());
    const theirs = await invite(context, staff, { email: 'friend@example.com', role: 'owner', practitionerId: null });
    expect(await removeColleague(context, owner, staff.id)).toMatchObject({ ok: true });
    expect(await state(cookie)).toBe('none');
    expect((await signIn(context, { email: 'left@example.com', password: PASSWORD }, aClient())).ok).toBe(false);
    expect(await accept((theirs.ok && theirs.value) || '')).toEqual({ ok: false, reason: 'link-gone' });
    await expect(
      (await context.auth()).api.startSession({
        body: { staffId: staff.id, factor: 'passkey' },
        headers: new Headers(),
      }),
    ).rejects.toThrow('somebody who is not there');
    const back = await accept(await invited({ role: 'editor', email: 'left@example.com' }), { name: 'Kiran again' });
    expect(await state(cookieAfter('', back.ok ? back.value : []))).toBe('needs-setup');
    expect(await membersNamed('left@example.com')).toMatchObject([
      { id: staff.id, role: 'editor', name: 'Kiran again' },
    ]);
  });

  it('an owner helps a colleague back in: nothing of before opens anything', async () => {
    const { staff, cookie } = await signInAs(parts(), 'front-desk', { email: 'help@example.com' });
    await savePassword(database.db, staff.id, await passwords.hash('the old password they forgot'), new Date());
    expect(await helpColleagueBackIn(context, owner, staff.id)).toEqual({ ok: false, reason: 'needs-mail' });
    expect(await state(cookie)).toBe('signed-in');
    const withMail = { ...context, hasMail: true };
    // What comes back holds no link: the owner can't be the colleague.
    expect(await helpColleagueBackIn(withMail, owner, staff.id)).toEqual({ ok: true, value: undefined });
    const old = { email: 'help@example.com', password: 'the old password they forgot' };
    expect([await state(cookie), (await signIn(context, old, aClient())).ok]).toEqual(['none', false]);
    const outcome = await accept(await mailedLink());
    expect(await state(cookieAfter('', outcome.ok ? outcome.value : []))).toBe('needs-setup');
  });

  describe('access tokens and calendar feeds', () => {
    it('end when the owner ends all sessions', async () => {
      const { staff, counts } = await withAccess(accessEmail('ended'));
      await signColleagueOut(context, owner, staff.id);
      expect(await counts()).toEqual([false, false]);
    });

    it('end when the owner helps a colleague back in', async () => {
      const { staff, counts } = await withAccess(accessEmail('helped'));
      await helpColleagueBackIn({ ...context, hasMail: true }, owner, staff.id);
      expect(await counts()).toEqual([false, false]);
    });

    it('end with the password, and with a link that sets one', async () => {
      const changed = await withAccess(accessEmail('changed'));
      const session = await sessionBehind(changed.cookie);
      const next = 'violet umbrella seven lakes';
      await changePassword(context, session, { current: PASSWORD, next }, aClient(changed.cookie));
      expect(await changed.counts()).toEqual([false, false]);
      const lost = await withAccess(accessEmail('lost'));
      const link = await makeLink(database.db, context, { kind: 'setup', staffId: lost.staff.id });
      expect(await accept(addressOfLink(context, link))).toMatchObject({ ok: true });
      expect(await lost.counts()).toEqual([false, false]);
    });

    it('that ended are noted at the first, the tenth and the hundredth use, not at each', async () => {
      const { staff, use } = await withAccess(accessEmail('goes-on'));
      await signColleagueOut(context, owner, staff.id);
      for (let tries = 0; tries < 25; tries += 1) expect(await use()).toBeUndefined();
      const { rows } = await database.db.execute(
        sql`SELECT details->>'refusals' AS n FROM audit_entries WHERE action = 'access-token.refused' AND actor_id = ${staff.id} ORDER BY id`,
      );
      expect(rows).toEqual([{ n: '1' }, { n: '10' }]);
    });

    it('do not come back with somebody who was removed and is invited again', async () => {
      const { staff, counts } = await withAccess(accessEmail('back'));
      await removeColleague(context, owner, staff.id);
      expect(await counts()).toEqual([false, false]);
      // They end with the removal, not first with the new invitation.
      const { rows } = await database.db.execute(
        sql`SELECT id FROM staff_access_tokens WHERE staff_id = ${staff.id} AND revoked_at IS NULL`,
      );
      expect(rows).toEqual([]);
      await accept(await invited({ role: 'doctor', email: accessEmail('back'), practitionerId: 'dermatologist' }));
      expect(await counts()).toEqual([false, false]);
    });

    it('of the diary end with the role they were made in, and a doctor’s feed with the doctor, whoever made it', async () => {
      const { staff, counts } = await withAccess(accessEmail('moved'));
      const seen = { role: 'doctor', practitionerId: 'dermatologist' };
      await changeColleague(context, owner, staff.id, { role: 'editor', practitionerId: null, seen });
      expect(await counts()).toEqual([true, false]);
      const desk = await withAccess(accessEmail('desk'));
      const { staff: doctor } = await signInAs(parts(), 'doctor', { practitionerId: 'dermatologist' });
      await removeColleague(context, owner, doctor.id);
      expect(await desk.counts()).toEqual([true, false]);
    });
  });

  it('where mail is set up an invitation goes to the colleague and is shown to nobody else', async () => {
    const wish = { email: 'kiran@example.com', role: 'doctor', practitionerId: 'dermatologist' } as const;
    expect(await invite({ ...context, hasMail: true }, owner, wish)).toEqual({ ok: true, value: null });
    expect((await accept(await mailedLink())).ok).toBe(true);
  });

  it('a doctor who lost everything gets a link from the terminal where mail is not set up', async () => {
    const { staff, cookie } = await signInAs(parts(), 'doctor', { email: 'doctor@example.com' });
    const lines: string[] = [];
    const command = { ...parts(), settings: { publicUrl: 'https://clinic.example', host: '', port: 0 } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the command reads no other setting
    await setupLinkCommand.run(command as never, { email: 'doctor@example.com' }, (line) => lines.push(line));
    const outcome = await accept(lines.at(-1));
    expect([await state(cookie), await state(cookieAfter('', outcome.ok ? outcome.value : []))]).toEqual([
      'none',
      'needs-setup',
    ]);
    expect(await membersNamed('doctor@example.com')).toMatchObject([{ id: staff.id, role: 'doctor' }]);
  });

  const place = async (id: string) =>
    (await colleagues(database.db)).find((each) => each.id === id)?.practitionerId ?? null;
  async function aBooking(): Promise<void> {
    await database.db.execute(sql`
      INSERT INTO appointment_types (id, position, active, name, minutes, buffer_before_minutes, buffer_after_minutes)
      VALUES ('visit', 1, true, 'Visit', 30, 0, 0) ON CONFLICT DO NOTHING`);
    await database.db.execute(sql`
      INSERT INTO appointments (id, reference, manage_key_id, manage_token_hash, practitioner_id, appointment_type_id,
        status, starts_at, ends_at, held_from, held_until, sequence, full_name, mobile_number, language, booked_through,
        created_at, changed_at)
      VALUES (gen_random_uuid(), '3467RTVW', 'test', sha256('x'), 'dermatologist', 'visit', 'cancelled',
        '2026-11-24T05:00Z', '2026-11-24T05:30Z', '2026-11-24T05:00Z', '2026-11-24T05:30Z', 0, 'Asha Namuna',
        '+919876543210', 'en', 'desk', '2026-11-01T05:00Z', '2026-11-01T05:00Z')`);
  }

  describe('a place in the diary', () => {
    const seen = { role: 'owner', practitionerId: null };
    const wish = { role: 'owner', practitionerId: 'dermatologist', seen } as const;
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM appointments`);
      await database.db.update(staffMembers).set({ practitionerId: null });
    });
    it('is taken by the only owner of a new clinic, and by no owner of one that has bookings', async () => {
      expect(await changeColleague(context, owner, owner.id, wish)).toMatchObject({ ok: true });
      const back = { role: 'owner', practitionerId: null, seen: { role: 'owner', practitionerId: 'dermatologist' } };
      expect(await changeColleague(context, owner, owner.id, { ...back, role: 'owner' })).toMatchObject({ ok: true });
      await aBooking();
      expect(await changeColleague(context, owner, owner.id, wish)).toMatchObject({ reason: 'own-place' });
      expect(await place(owner.id)).toBeNull();
      const { rows } = await database.db.execute(
        sql`SELECT details FROM audit_entries WHERE action = 'staff.change-refused' AND actor_id = ${owner.id}`,
      );
      expect(rows).toEqual([{ details: { reason: 'own-place', practitionerId: 'dermatologist' } }]);
    });

    it('is given by another owner, whatever was booked', async () => {
      await aBooking();
      const second = await aStaffMember(database.db, 'owner');
      expect(await changeColleague(context, owner, owner.id, wish)).toMatchObject({ reason: 'own-place' });
      expect(await changeColleague(context, second, owner.id, wish)).toMatchObject({ ok: true });
    });

    it('belongs to one account, is inherited by no owner from a colleague who left, and is invited to once', async () => {
      const doctor = await aStaffMember(database.db, 'doctor', { practitionerId: 'dermatologist' });
      expect(await changeColleague(context, owner, owner.id, wish)).toMatchObject({ reason: 'place-taken' });
      const invitation = { email: 'x@example.com', role: 'doctor', practitionerId: 'dermatologist' } as const;
      expect(await invite(context, owner, invitation)).toMatchObject({ reason: 'place-taken' });
      await removeColleague(context, owner, doctor.id);
      expect(await changeColleague(context, owner, owner.id, wish)).toMatchObject({ reason: 'own-place' });
      expect(await invite(context, owner, invitation)).toMatchObject({ ok: true });
    });

    it('is given at the machine where nobody else can, and audited', async () => {
      await aBooking();
      const lines: string[] = [];
      const run = (email: string, practitionerId: string) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the command reads nothing else
        placeInDiaryCommand.run(parts() as never, { email, practitionerId }, (line) => lines.push(line));
      const email = (await colleagues(database.db)).find(({ id }) => id === owner.id)!.email;
      await expect(run('nobody@example.com', 'dermatologist')).rejects.toThrow('Nobody signs in');
      await expect(run(email, 'gone')).rejects.toThrow('dermatologist');
      await run(email, 'dermatologist');
      expect([lines.length, await place(owner.id)]).toEqual([1, 'dermatologist']);
      const second = await aStaffMember(database.db, 'doctor', { email: 'second@example.com' });
      await expect(run('second@example.com', 'dermatologist')).rejects.toThrow('stands in this place');
      expect(await place(second.id)).toBeNull();
    });
  });

  it('sessions are listed and ended by their owner, and by nobody else', async () => {
    const { staff, cookie } = await signInAs(parts(), 'editor');
    const other = await (
      await context.auth()
    ).api.startSession({
      body: { staffId: staff.id, factor: 'passkey' },
      headers: new Headers(),
      returnHeaders: true,
    });
    const here = await sessionBehind(cookie);
    const sessions = await openSessions(context, staff);
    expect(sessions.map(({ factor }) => factor).toSorted()).toEqual(['authenticator', 'passkey']);
    expect(await endOwnSession(context, owner, other.response)).toBe(false);
    expect(await endOwnSession(context, staff, "' OR 1=1 --")).toBe(false);
    expect(await endOwnSession(context, staff, other.response)).toBe(true);
    await endOtherSessions(context, staff, here.sessionId);
    expect(await state(cookie)).toBe('signed-in');
    await signColleagueOut(context, owner, staff.id);
    expect(await state(cookie)).toBe('none');
  });

  it('whoever signs out is out, with the cookie of before as well', async () => {
    const { staff, cookie } = await signInAs(parts(), 'editor');
    const cookies = await signOut(context, aClient(cookie), staff.id);
    expect(cookies.join()).toMatch(/Max-Age=0/);
    expect(await state(cookie)).toBe('none');
  });

  it('proving it once more gives the session a new id, and not one minute more', async () => {
    const { staff, cookie } = await signInAs(parts(), 'front-desk');
    await savePassword(database.db, staff.id, await passwords.hash(PASSWORD), new Date());
    for (let hour = 0; hour < 11; hour += 1) {
      clock.pass({ hours: 1 });
      await state(cookie);
    }
    const before = await sessionBehind(cookie);
    expect(await confirmPassword(context, before, 'wrong', aClient(cookie))).toMatchObject({
      reason: 'wrong-password',
    });
    const outcome = await confirmPassword(context, before, PASSWORD, aClient(cookie));
    const fresh = cookieAfter(cookie, outcome.ok ? outcome.value : []);
    const after = await sessionBehind(fresh);
    expect(after).toMatchObject({ signedInAt: before.signedInAt, provedAt: clock.now().epochMilliseconds });
    expect([after.sessionId === before.sessionId, await state(cookie)]).toEqual([false, 'none']);
    clock.pass({ hours: 1 });
    expect(await state(fresh)).toBe('none');
  });

  it('another password needs the one of now, and ends the sessions elsewhere', async () => {
    const { staff, cookie } = await signInAs(parts(), 'editor');
    await savePassword(database.db, staff.id, await passwords.hash(PASSWORD), new Date());
    const { headers } = await (
      await context.auth()
    ).api.startSession({
      body: { staffId: staff.id, factor: 'passkey' },
      headers: new Headers(),
      returnHeaders: true,
    });
    const elsewhere = cookieAfter('', headers.getSetCookie());
    const session = await sessionBehind(cookie);
    const next = 'violet umbrella seven lakes';
    const change = (current: string, wanted: string) =>
      changePassword(context, session, { current, next: wanted }, aClient(cookie));
    expect(await change('wrong', next)).toMatchObject({ reason: 'wrong-password' });
    expect(await change(PASSWORD, 'password12345678')).toMatchObject({ reason: 'too-common' });
    const outcome = await change(PASSWORD, next);
    expect(await state(cookieAfter(cookie, outcome.ok ? outcome.value : []))).toBe('signed-in');
    expect([await state(elsewhere), await state(cookie)]).toEqual(['none', 'none']);
  });

  it('the last second factor stays', async () => {
    const { staff } = await signInAs(parts(), 'editor');
    expect(await removeSecondFactor(context, staff, { passkeyId: null })).toMatchObject({ reason: 'last-one' });
    expect(await removeSecondFactor(context, owner, { passkeyId: null })).toMatchObject({ reason: 'not-found' });
    const [row] = await database.db.select().from(staffAuthenticators).where(eq(staffAuthenticators.staffId, staff.id));
    expect(row?.confirmedAt).not.toBeNull();
  });

  it('what is over is forgotten', async () => {
    await signInAs(parts(), 'editor');
    await invited();
    await signIn(context, { email: 'nobody@example.com', password: 'x' }, aClient());
    clock.pass({ hours: 73 });
    await forgetWhatIsOver(context);
    for (const table of [staffSessions, staffLinks, staffAttempts]) expect(await database.db.$count(table)).toBe(0);
  });
});
