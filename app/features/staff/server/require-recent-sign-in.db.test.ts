import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readSession } from './read-session.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';
import { signInContext } from './running-sign-in.ts';
import { aClock, aKeyRing, openTestSignIn, signInAs } from './fixtures.ts';

function leadsTo(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location');
  }
}

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  const clock = aClock();
  const keyRing = aKeyRing();
  beforeAll(async () => {
    database = await open();
  });

  const at = 'http://127.0.0.1:3000/admin-dashboard';

  /** What a loader sees of a request by this cookie. */
  async function arrive(cookie: string, path = '/team/invite?from=mail') {
    const context = new RouterContextProvider();
    context.set(signInContext, openTestSignIn({ database, clock, keyRing }));
    const request = new Request(at + path, { headers: { cookie } });
    const { state } = await readSession(request, context);
    return { context, request, state };
  }

  it('lets pass for fifteen minutes after signing in, then leads to the question and back', async () => {
    const { cookie } = await signInAs({ database, clock, keyRing }, 'owner');
    clock.pass({ minutes: 14 });
    const early = await arrive(cookie);
    expect(leadsTo(() => requireRecentSignIn(early.context, early.request))).toBeNull();
    clock.pass({ minutes: 1 });
    const late = await arrive(cookie);
    expect(leadsTo(() => requireRecentSignIn(late.context, late.request))).toBe(
      '/admin-dashboard/confirm?to=%2Fadmin-dashboard%2Fteam%2Finvite%3Ffrom%3Dmail',
    );
    expect(leadsTo(() => requireRecentSignIn(late.context, late.request, '/admin-dashboard/account'))).toBe(
      '/admin-dashboard/confirm?to=%2Fadmin-dashboard%2Faccount',
    );
  });

  it('throws where no guard stands before it', () => {
    const context = new RouterContextProvider();
    context.set(signInContext, openTestSignIn({ database, clock, keyRing }));
    expect(() => requireRecentSignIn(context, new Request(at))).toThrow('belongs inside the desk');
  });

  it('a window that only listens does not keep its session alive', async () => {
    const { cookie } = await signInAs({ database, clock, keyRing }, 'owner');
    for (let quarter = 0; quarter < 4; quarter += 1) {
      clock.pass({ minutes: 15 });
      await arrive(cookie, '/live');
    }
    expect((await arrive(cookie)).state).toBe('none');
  });
});
