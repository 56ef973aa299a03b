import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readSettings } from '#app/platform/settings.ts';
import { makeDemoLinks, signInByDemoLink } from './demo-sign-in.ts';
import { sessionOf } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import { aClock, aKeyRing, aClient, cookieAfter, openTestSignIn } from './fixtures.ts';

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  const clock = aClock();
  const keyRing = aKeyRing();
  const settings = readSettings({ PORT: '4321' });
  let signIn: SignInContext;

  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`INSERT INTO practitioners (id, position, active, name)
      VALUES ('dermatologist', 1, true, '{}')`);
    signIn = openTestSignIn({ database, clock, keyRing });
  });

  const links = () => makeDemoLinks({ database, clock, keyRing, settings }, 'dermatologist');
  const use = (address: string) => signInByDemoLink(signIn, address.split('/').at(-1) ?? '', aClient());

  describe('the links of the demonstration', () => {
    it('sign somebody of each role in, and nobody twice', async () => {
      const made = await links();
      expect(made.map(({ role }) => role)).toEqual(['owner', 'doctor', 'front-desk', 'editor']);
      for (const { role, address } of made) {
        expect(address).toMatch(/^http:\/\/127\.0\.0\.1:4321\/dev\/sign-in\/[\w-]{27}$/);
        const cookie = cookieAfter('', (await use(address)) ?? []);
        expect(await sessionOf(signIn, new Headers({ cookie }))).toMatchObject({
          state: 'signed-in',
          staff: { role, practitionerId: role === 'doctor' ? 'dermatologist' : null },
        });
        expect(await use(address)).toBeUndefined();
      }
    });

    it('are for the same people the next time, and end after a day', async () => {
      const [first, second] = [await links(), await links()];
      const people = [];
      for (const { address } of [first[0], second[0]].flatMap((link) => link ?? [])) {
        const session = await sessionOf(signIn, new Headers({ cookie: cookieAfter('', (await use(address)) ?? []) }));
        people.push(session.state === 'signed-in' ? session.email : session.state);
      }
      expect(people).toEqual(['namuna-owner@example.com', 'namuna-owner@example.com']);
      clock.pass({ hours: 24 });
      expect(await use(first[1]?.address ?? '')).toBeUndefined();
      expect(await use('/dev/sign-in/never-made')).toBeUndefined();
    });
  });
});
