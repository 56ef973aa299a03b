import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, appointmentOf, problemOf, slotsOf, type Api, type ApiAnswer } from './harness/api.ts';
import { MONDAY_MORNING, TUESDAY_ELEVEN } from './harness/monday.ts';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const CROWD = 100;

/** A crowd that asks at once, each person by one of the servers in turn. */
const crowd = (apis: readonly Api[], ask: (api: Api, person: number) => Promise<ApiAnswer>): Promise<ApiAnswer[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, person) => ask(apis[person % apis.length]!, person)));

const withStatus = (answers: readonly ApiAnswer[], status: number): ApiAnswer[] =>
  answers.filter((answer) => answer.status === status);

const hairSlots = async (api: Api) =>
  slotsOf(await api.ask('slots?appointmentType=hair-consultation&from=2026-11-23&to=2026-11-28'));

/** What holds whatever runs behind the API: a crowd gets as many appointments as there are people to see them. */
function describeRaces(open: () => Promise<{ apis: Api[]; close: () => Promise<void> }>): void {
  let apis: Api[];
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    ({ apis, close } = await open());
  });
  afterAll(() => close());

  it('one time with one practitioner is booked once, and the others learn the nearest free times', async () => {
    const answers = await crowd(apis, (api) => api.book());
    const [winners, losers] = [withStatus(answers, 201), withStatus(answers, 409)];
    expect([winners.length, losers.length]).toEqual([1, CROWD - 1]);
    const free = await hairSlots(apis[0]!);
    for (const loser of losers) {
      const { code, nearestSlots } = problemOf(loser);
      expect([code, nearestSlots.length]).toEqual(['slot-taken', 6]);
      for (const slot of nearestSlots) expect(free).toContainEqual(slot);
    }
    expect(free).not.toContainEqual(
      expect.objectContaining({ startsAt: TUESDAY_ELEVEN, practitionerId: 'dermatologist' }),
    );
  });

  it('one time with anyone is booked as often as there are practitioners', async () => {
    const startsAt = '2026-11-25T12:00:00+05:30';
    const answers = await crowd(apis, (api) => api.book({ practitionerId: undefined, startsAt }));
    const winners = withStatus(answers, 201);
    expect([winners.length, withStatus(answers, 409).length]).toEqual([2, CROWD - 2]);
    expect(winners.map(({ json }) => json)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ practitionerId: 'dermatologist' }),
        expect.objectContaining({ practitionerId: 'hair-transplant-surgeon' }),
      ]),
    );
    expect((await hairSlots(apis[0]!)).filter((slot) => slot.startsAt === startsAt)).toEqual([]);
  });

  it('one request sent a hundred times makes one appointment and gets one answer', async () => {
    const request = { startsAt: '2026-11-26T12:00:00+05:30', mobileNumber: '98765 99999' };
    const answers = await crowd(apis, (api) => api.book(request, { 'idempotency-key': 'impatient' }));
    expect(withStatus(answers, 201)).toHaveLength(CROWD);
    expect(new Set(answers.map((answer) => appointmentOf(answer).reference)).size).toBe(1);
  });

  it('two dozen people who move to one time leave all but one of them where they were', async () => {
    const startsAt = '2026-11-27T18:00:00+05:30';
    const mornings = (await hairSlots(apis[0]!))
      .filter((slot) => slot.practitionerId === 'dermatologist' && slot.startsAt.startsWith('2026-11-28'))
      .filter((_slot, index) => index % 6 === 0);
    const booked = await Promise.all(mornings.map((slot, index) => apis[index % apis.length]!.book(slot)));
    const tokens = booked.map((answer) => appointmentOf(answer).manageUrl.split('/').at(-1)!);
    const answers = await Promise.all(
      tokens.map((token, index) => apis[index % apis.length]!.send('PATCH', `appointments/${token}`, { startsAt })),
    );
    expect([withStatus(answers, 200).length, withStatus(answers, 409).length]).toEqual([1, tokens.length - 1]);
    const now = await Promise.all(tokens.map((token) => apis[0]!.ask(`appointments/${token}`)));
    const stayed = now.filter((answer, index) => appointmentOf(answer).startsAt === mornings[index]!.startsAt);
    expect(stayed).toHaveLength(tokens.length - 1);
  });
}

const serverUrls = (servers: readonly RunningServer[]) => servers.map(({ url }) => apiAt(url));

describe('a crowd at one server on the embedded database', () => {
  describeRaces(async () => {
    const server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
    return { apis: serverUrls([server]), close: () => server[Symbol.asyncDispose]() };
  });
});

describe.skipIf(noPostgres)(`a crowd at two servers on one PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  describeRaces(async () => {
    const postgres: Postgres = await startPostgres();
    const env = { CLOCK_START: MONDAY_MORNING, ...(await postgres.newDatabase()) };
    const servers = await Promise.all([startServer({ env }), startServer({ env })]);
    return {
      apis: serverUrls(servers),
      close: async () => {
        await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
        await postgres.stop();
      },
    };
  });
});
