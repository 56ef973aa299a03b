import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { isAtWork, sessionOf } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffMembers, staffSessions } from './tables.ts';
import { aClock, aKeyRing, openTestSignIn, signInAs } from './fixtures.ts';

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  const clock = aClock();
  const keyRing = aKeyRing();
  let signIn: SignInContext;

  beforeAll(async () => {
    database = await open();
    signIn = openTestSignIn({ database, clock, keyRing });
  });

  const read = (cookie: string) => sessionOf(signIn, new Headers({ cookie }));
  const parts = () => ({ database, clock, keyRing });

  describe('a session', () => {
    it('says who somebody is, from the database', async () => {
      const { staff, cookie } = await signInAs(parts(), 'front-desk');
      expect(await read(cookie)).toMatchObject({
        state: 'signed-in',
        staff: { id: staff.id, role: 'front-desk' },
        factor: 'authenticator',
      });
    });

    it('follows a change of role at the next request, and ends when its owner is removed', async () => {
      const { staff, cookie } = await signInAs(parts(), 'owner');
      await database.db.update(staffMembers).set({ role: 'editor' }).where(eq(staffMembers.id, staff.id));
      expect(await read(cookie)).toMatchObject({ staff: { role: 'editor' } });
      await database.db.update(staffMembers).set({ removedAt: clock.now() }).where(eq(staffMembers.id, staff.id));
      expect(await read(cookie)).toEqual({ state: 'none' });
    });

    it('is nobody’s without cookie, with a forged one, and with one signed by another key', async () => {
      const { cookie } = await signInAs(parts(), 'owner');
      const [name = '', value = ''] = cookie.split('=');
      const [token = ''] = decodeURIComponent(value).split('.');
      const foreign = await signInAs({ database, clock, keyRing: aKeyRing() }, 'owner');
      const [row] = await database.db.select().from(staffSessions).where(eq(staffSessions.token, token));
      expect(row).toBeDefined();
      for (const forged of ['', `${name}=${token}`, `${name}=${token}.`, `${cookie}x`, foreign.cookie])
        expect([forged, await read(forged)]).toEqual([forged, { state: 'none' }]);
    });

    it('goes on after a rotation, is signed by the newest key from then on, and ends with the key that signed it', async () => {
      const [older, newer] = [makeKey(), makeKey()];
      const before = { database, clock, keyRing: createKeyRing([older]) };
      const both = { database, clock, keyRing: createKeyRing([newer, older]) };
      const alone = { database, clock, keyRing: createKeyRing([newer]) };
      const readWith = async (server: typeof both, cookie: string) =>
        (await sessionOf(openTestSignIn(server), new Headers({ cookie: `other=1; ${cookie}` }))).state;
      const { cookie: old } = await signInAs(before, 'owner');
      expect([await readWith(both, old), await readWith(alone, old)]).toEqual(['signed-in', 'none']);
      const { cookie: fresh } = await signInAs(both, 'owner');
      expect([await readWith(both, fresh), await readWith(alone, fresh)]).toEqual(['signed-in', 'signed-in']);
      expect(await readWith(both, `${old}x`)).toBe('none');
    });

    it('ends after its idle time, and after twelve hours however it is used', async () => {
      const { staff, cookie } = await signInAs(parts(), 'front-desk');
      for (let hour = 0; hour < 11; hour += 1) {
        clock.pass({ hours: 1 });
        expect(await read(cookie)).toMatchObject({ state: 'signed-in' });
      }
      clock.pass({ hours: 1 });
      expect(await read(cookie)).toEqual({ state: 'none', endedFor: staff.id });
      const idle = await signInAs(parts(), 'owner');
      clock.pass({ minutes: 59 });
      expect(await read(idle.cookie)).toMatchObject({ state: 'signed-in' });
      clock.pass({ minutes: 60 });
      expect(await read(idle.cookie)).toEqual({ state: 'none', endedFor: idle.staff.id });
    });

    it('is not kept open by a window that only renews itself', async () => {
      const url = 'https://clinic.example/admin-dashboard';
      const countsRead = (path: string, headers = {}) => isAtWork(new Request(url + path, { headers }));
      expect(countsRead('', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).toBe(true);
      expect(isAtWork(new Request(`${url}/active`, { method: 'POST' }))).toBe(true);
      expect([
        countsRead('.data'),
        countsRead('.data', { accept: '*/*' }),
        countsRead('', { accept: 'image/avif,*/*' }),
      ]).toEqual([false, false, false]);
      expect(countsRead('/live', { accept: 'text/event-stream' })).toBe(false);
      const { staff, cookie } = await signInAs(parts(), 'owner');
      for (const minutes of [30, 29]) {
        clock.pass({ minutes });
        const headers = new Headers({ cookie });
        expect(await sessionOf(signIn, headers, { isTouch: false })).toMatchObject({ state: 'signed-in' });
      }
      clock.pass({ minutes: 1 });
      expect(await read(cookie)).toEqual({ state: 'none', endedFor: staff.id });
    });
  });
});
