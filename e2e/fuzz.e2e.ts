// @module-tag endurance
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiAt, tokenOf } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { fuzz } from './harness/fuzz.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } });
});
afterAll(() => server[Symbol.asyncDispose]());

// The long run, with memory and disk, is `npm run bench:fuzz`.
it('nothing that anybody sends to any address makes the server fail', async () => {
  const token = tokenOf(await apiAt(server.url).book());
  const staff = Object.entries(server.signedIn).map(([name, { cookie }]) => ({ name, cookie }));
  const { asked, faults } = await fuzz({
    origin: server.url,
    identities: [...staff, { name: 'nobody' }],
    known: [`/appointment/${token}`, `/api/v1/appointments/${token}`],
    requests: 900,
    seed: 2026,
    mostSeconds: 180,
  });
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(300);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
