import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { announce, openLive, type Live } from '#app/platform/live.ts';
import { signOut } from './end-sessions.ts';
import { openLiveStream } from './live-stream.ts';
import { sessionOf } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { changeColleague, signColleagueOut } from './change-colleague.ts';
import { aClock, aKeyRing, aStaffMember, aClient, openTestSignIn, signInAs } from './fixtures.ts';

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  let signIn: SignInContext;
  let live: Live;
  const clock = aClock();
  const keyRing = aKeyRing();
  beforeAll(async () => {
    database = await open();
    signIn = openTestSignIn({ database, clock, keyRing });
    live = await openLive(database);
  });
  afterAll(() => live.close());

  /** A window of somebody who is signed in: their stream, read line by line; undefined when it is over. */
  async function listen(cookie: string) {
    const session = await sessionOf(signIn, new Headers({ cookie }));
    if (session.state === 'none') throw new Error('There is no session.');
    const request = new Request('http://127.0.0.1/admin-dashboard/live', { headers: { cookie } });
    const reader = openLiveStream({ live, signIn }, request, session)?.getReader();
    if (!reader) return undefined;
    const text = new TextDecoder();
    const next = async () => {
      const { value, done } = await reader.read();
      return done ? 'ended' : text.decode(value);
    };
    expect(await next()).toBe('retry: 1000\n\n');
    return { next, leave: () => reader.cancel() };
  }

  it('a window hears nothing more once its owner is signed out, by themselves or by the owner', async () => {
    const owner = await aStaffMember(database.db, 'owner');
    for (const end of [
      (id: string) => signColleagueOut(signIn, owner, id),
      (id: string, cookie: string) => signOut(signIn, aClient(cookie), id),
    ]) {
      const { staff, cookie } = await signInAs({ database, clock, keyRing }, 'front-desk');
      const window = await listen(cookie);
      await announce(database.db, 'enquiries');
      expect(await window?.next()).toBe('data: enquiries\n\n');
      await end(staff.id, cookie);
      expect(await window?.next()).toBe('ended');
    }
  });

  it('a window hears what the role of now may hear, not the role it was opened with', async () => {
    const owner = await aStaffMember(database.db, 'owner');
    const { staff, cookie } = await signInAs({ database, clock, keyRing }, 'front-desk');
    const window = await listen(cookie);
    const seen = { role: 'front-desk', practitionerId: null };
    await changeColleague(signIn, owner, staff.id, { role: 'editor', practitionerId: null, seen });
    // An editor hears of posts, the front desk does not: what is heard first shows that the role was read again.
    const first = window?.next();
    const heard = await vi.waitUntil(async () => {
      await announce(database.db, 'posts');
      return Promise.race([first, Promise.resolve(undefined)]);
    });
    expect(heard).toBe('data: posts\n\n');
    await announce(database.db, 'enquiries');
    await signColleagueOut(signIn, owner, staff.id);
    const rest = [];
    while (rest.at(-1) !== 'ended') rest.push(await window?.next());
    expect(rest).not.toContain('data: enquiries\n\n');
  });

  it('ten windows of a session hear, the eleventh does not until one is closed', async () => {
    const { cookie } = await signInAs({ database, clock, keyRing }, 'editor');
    const windows = [];
    for (let count = 0; count < 10; count += 1) windows.push(await listen(cookie));
    expect(await listen(cookie)).toBeUndefined();
    await windows.pop()?.leave();
    windows.push(await listen(cookie));
    expect(windows).not.toContain(undefined);
    for (const window of windows) await window?.leave();
  });
});
