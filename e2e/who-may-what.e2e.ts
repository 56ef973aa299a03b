import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { features } from '#app/features.ts';
import { deskRoutes, mayReach } from '#app/features/staff/domain/desk-routes.ts';
import { staffRoles } from '#app/features/staff/domain/staff-member.ts';
import { uploadsOf } from '#app/main/feature-addresses.ts';
import { verifyAudit } from '#app/platform/audit/verify-audit.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { uploadAt } from '#app/platform/web/uploads.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';

let server: StaffServer;
let refusals = 0;
const uploads = uploadsOf(features);

beforeAll(async () => {
  server = await startStaffServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const somebodyElses = '00000000-0000-4000-8000-000000004711';

/** The address of a line of the table, with an id nobody has. */
function addressOf(path: string): string {
  return ['/admin-dashboard', path.replaceAll(/:\w+/g, somebodyElses)].filter(Boolean).join('/');
}

/** Other spellings of an address of the desk that reach the same screen; the last, with an empty part, reaches none. */
function spellingsOf(address: string): string[] {
  const parts = address.slice('/admin-dashboard/'.length).split('/');
  const coded = (part = ''): string => `%${part.charCodeAt(0).toString(16)}${part.slice(1)}`;
  const below = [
    parts.map((part) => part.toUpperCase()),
    parts.with(0, coded(parts[0])),
    parts.with(parts.length - 1, coded(parts.at(-1)?.toUpperCase())),
  ].map((spelled) => `/admin-dashboard/${spelled.join('/')}`);
  return [...below.flatMap((path) => [path, `${path}.data`]), `/%61DMIN-dashboard/${parts.join('/')}`, `/${address}`];
}

/** What a form sends; an address that takes files is refused anything else before it is asked who sends it. */
function bodyFor(address: string): URLSearchParams | FormData {
  const form = new FormData();
  form.set('role', 'owner');
  return uploadAt(uploads, address)?.type === 'multipart/form-data'
    ? form
    : new URLSearchParams({ role: 'owner', intent: 'anything' });
}

/** Status and Location of an answer; a stream is not waited for. */
async function ask(address: string, method: string, cookie?: string) {
  const end = new AbortController();
  const response = await fetch(server.url + address, {
    method,
    redirect: 'manual',
    signal: end.signal,
    headers: { origin: server.url, ...(cookie === undefined ? {} : { cookie }) },
    ...(method === 'POST' ? { body: bodyFor(address) } : {}),
  });
  const { status } = response;
  const location = response.headers.get('location') ?? '';
  const caching = response.headers.get('cache-control');
  end.abort();
  return { status, location, caching };
}

const ways = [
  ['reading the screen', 'GET', ''],
  ['reading its data', 'GET', '.data'],
  ['writing', 'POST', ''],
  ['writing as a script does', 'POST', '.data'],
] as const;

describe('every address of the desk', () => {
  it.each(ways)('is closed to who is not signed in: %s', async (_name, method, ending) => {
    for (const { path } of deskRoutes) {
      const { status, location } = await ask(addressOf(path) + ending, method);
      const isTurnedAway =
        ending === '' ? [302, 303].includes(status) && location.startsWith('/admin-login') : status === 202;
      expect.soft({ path, status, location, isTurnedAway }).toMatchObject({ isTurnedAway: true });
    }
  });

  for (const role of staffRoles) {
    it.each(ways)(`is open to ${role} only where the table says so: %s`, async (_name, method, ending) => {
      const { cookie, staff } = server.signedIn[role];
      for (const route of deskRoutes) {
        const { status, location, caching } = await ask(addressOf(route.path) + ending, method, cookie);
        const where = { path: route.path, status, location };
        if (mayReach(staff, route)) {
          // Writing may still be refused for what is written, or about whom.
          if (method === 'GET') expect.soft(where).not.toMatchObject({ status: 403 });
          expect.soft(status, JSON.stringify(where)).toBeLessThan(500);
          expect.soft(location).not.toContain('/admin-login');
          expect.soft(caching, route.path).toContain('no-store');
        } else {
          refusals += 1;
          expect.soft(where).toMatchObject({ status: 403 });
        }
      }
    });
  }

  it('is reached in no other spelling by who may not reach it, as the router reads capitals and codes', async () => {
    for (const role of staffRoles) {
      const { cookie, staff } = server.signedIn[role];
      for (const { path } of deskRoutes.filter((route) => route.path !== '' && !mayReach(staff, route))) {
        for (const address of spellingsOf(addressOf(path))) {
          const { status } = await ask(address, 'GET', cookie);
          if (status === 403) refusals += 1;
          expect.soft({ role, address, status }).toMatchObject({ status: address.includes('//') ? 404 : 403 });
        }
      }
    }
  });

  it('has each refusal in the audit log, whose chain holds', async () => {
    await server.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
    try {
      const { rows } = await database.db.execute<{ refused: number }>(
        sql`SELECT count(*)::int AS refused FROM audit_entries WHERE action = 'access.refused'`,
      );
      expect(rows).toEqual([{ refused: refusals }]);
      expect((await verifyAudit(database)).faults).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
