import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, problemOf, slotsOf, tokenOf, type Api, type ApiAnswer } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const LIMIT = 3;
const PER_PHONE = 20;

let server: RunningServer;
let api: Api;
let free: { startsAt: string; practitionerId: string }[];

beforeAll(async () => {
  const env = { CLOCK_START: MONDAY_MORNING, BOOKING_LIMIT_PER_HOUR: String(LIMIT), TRUST_PROXY: '1' };
  server = await startServer({ env });
  api = apiAt(server.url);
  free = slotsOf(
    await api.ask('slots?appointmentType=follow-up&practitioner=dermatologist&from=2026-11-24&to=2026-11-30'),
  ).filter((_slot, index) => index % 2 === 0);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Books a follow-up, as somebody behind the proxy at this address. */
const bookFrom = (forwardedFor: string, changes: object = {}): Promise<ApiAnswer> =>
  api.book({ appointmentTypeId: 'follow-up', ...free.pop(), ...changes }, { 'x-forwarded-for': forwardedFor });

function expectToWait(answer: ApiAnswer): void {
  expect([answer.status, problemOf(answer).code]).toEqual([429, 'too-many-attempts']);
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(7200);
}

describe('attempts to book', () => {
  it('are counted for the address that the proxy saw, whatever the client writes before it', async () => {
    for (let attempt = 0; attempt < LIMIT; attempt += 1) {
      expect((await bookFrom(`198.51.100.${attempt}, 203.0.113.7`)).status).toBe(201);
    }
    expectToWait(await bookFrom('203.0.113.7'));
    expectToWait(await bookFrom('198.51.100.99, 203.0.113.7:61234'));
    expect((await bookFrom('203.0.113.8')).status).toBe(201);
  });

  it('are counted for a household of IPv6 addresses together', async () => {
    for (let attempt = 0; attempt < LIMIT; attempt += 1) {
      expect((await bookFrom(`2001:db8:7:7::${attempt}`)).status).toBe(201);
    }
    expectToWait(await bookFrom('2001:db8:7:7:ffff:ffff:ffff:ffff'));
    expect((await bookFrom('2001:db8:7:8::1')).status).toBe(201);
  });

  it('count when they fail, and what is not even a request does not', async () => {
    for (let attempt = 0; attempt < LIMIT; attempt += 1) {
      expect((await bookFrom('203.0.113.20', { startsAt: '2026-11-22T11:00:00+05:30' })).status).toBe(422);
    }
    expectToWait(await bookFrom('203.0.113.20'));
    for (let attempt = 0; attempt <= LIMIT; attempt += 1) {
      expect((await bookFrom('203.0.113.21', { fullName: '' })).status).toBe(422);
    }
    expect((await bookFrom('203.0.113.21')).status).toBe(201);
  });

  it('are counted for each phone however it is written, alike for one that is known and one that is not', async () => {
    const spellings = ['98111 22222', '098111 22222', '+91 98111-22222', '९८१११२२२२२'];
    for (let attempt = 0; attempt < PER_PHONE; attempt += 1) {
      const changes = {
        mobileNumber: spellings[attempt % 4],
        startsAt: attempt === 0 ? free.pop()?.startsAt : '2026-11-22T11:00:00Z',
      };
      expect((await bookFrom(`192.0.2.${attempt}`, changes)).status).toBe(attempt === 0 ? 201 : 422);
      const stranger = { mobileNumber: '98111 33333', startsAt: '2026-11-22T11:00:00Z' };
      expect((await bookFrom(`192.0.2.${100 + attempt}`, stranger)).status).toBe(422);
    }
    expectToWait(await bookFrom('192.0.2.200', { mobileNumber: '98111 22222' }));
    expectToWait(await bookFrom('192.0.2.201', { mobileNumber: '98111 33333' }));
    expect((await bookFrom('192.0.2.200', { mobileNumber: '98111 44444' })).status).toBe(201);
  });
});

describe('attempts to change', () => {
  it('are counted by themselves, guesses included, and reading is free', async () => {
    const token = tokenOf(await bookFrom('203.0.113.30'));
    const headers = { 'x-forwarded-for': '203.0.113.30' };
    for (let attempt = 0; attempt < LIMIT; attempt += 1) {
      expect((await api.ask(`appointments/${'A'.repeat(26)}${attempt}`, { method: 'DELETE', headers })).status).toBe(
        404,
      );
    }
    expectToWait(await api.ask(`appointments/${token}`, { method: 'DELETE', headers }));
    expectToWait(await api.send('PATCH', `appointments/${token}`, free.at(-1), headers));
    for (let attempt = 0; attempt <= LIMIT; attempt += 1) {
      expect((await api.ask(`appointments/${token}`, { headers })).status).toBe(200);
      expect((await api.ask('slots?appointmentType=follow-up', { headers })).status).toBe(200);
    }
  });
});

describe('what is kept of attempts', () => {
  it('is in the database: a restart forgets nothing', async () => {
    await bookFrom('203.0.113.40');
    await bookFrom('203.0.113.40');
    await bookFrom('203.0.113.40');
    await server.stop();
    const env = { CLOCK_START: MONDAY_MORNING, BOOKING_LIMIT_PER_HOUR: String(LIMIT), TRUST_PROXY: '1' };
    server = await startServer({ env, dataDir: server.dataDir });
    api = apiAt(server.url);
    expectToWait(await bookFrom('203.0.113.40'));
  });
});
