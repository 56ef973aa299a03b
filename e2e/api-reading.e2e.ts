import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, problemOf, slotsOf, type Api, type ApiAnswer } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let server: RunningServer;
let api: Api;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
  api = apiAt(server.url);
});
afterAll(() => server[Symbol.asyncDispose]());

const answerTo = ({ status, json, headers }: ApiAnswer) => ({ status, json, type: headers['content-type'] });

describe('reading', () => {
  it('lists what can be booked', async () => {
    expect(answerTo(await api.ask('appointment-types'))).toEqual({
      status: 200,
      type: 'application/json',
      json: {
        appointmentTypes: [
          { id: 'skin-consultation', name: 'Skin consultation', minutes: 20 },
          { id: 'hair-consultation', name: 'Hair consultation', minutes: 30 },
          { id: 'cosmetic-surgery-consultation', name: 'Cosmetic-surgery consultation', minutes: 30 },
          { id: 'laser-session', name: 'Laser session', minutes: 45 },
          { id: 'follow-up', name: 'Follow-up', minutes: 10 },
        ],
      },
    });
  });

  it('lists free times with offset inside hours, without lunch, holidays and the notice', async () => {
    const answer = await api.ask('slots?appointmentType=laser-session&from=2026-11-24&to=2026-11-24');
    const slots = slotsOf(answer);
    expect(slots[0]).toEqual({
      startsAt: '2026-11-24T10:30:00+05:30',
      endsAt: '2026-11-24T11:15:00+05:30',
      practitionerId: 'dermatologist',
    });
    const visits = slots.map(({ startsAt, endsAt }) => [startsAt.slice(11, 16), endsAt.slice(11, 16)]);
    expect(visits.every(([from = '', to = '']) => to <= '14:00' || from >= '14:30')).toBe(true);
    expect(visits.every(([, to = '']) => to <= '20:00')).toBe(true);
    expect(slotsOf(await api.ask('slots?appointmentType=follow-up&from=2027-01-26&to=2027-01-26'))).toEqual([]);
  });

  it('a week from today is meant where no days are given, and 92 days can be asked for', async () => {
    const days = new Set(
      slotsOf(await api.ask('slots?appointmentType=follow-up')).map(({ startsAt }) => startsAt.slice(0, 10)),
    );
    expect([...days]).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']);
    const season = slotsOf(await api.ask('slots?appointmentType=follow-up&from=2026-11-23&to=2027-02-22'));
    // The horizon of 60 days ends on 22 January.
    expect(season.at(-1)!.startsAt.slice(0, 10)).toBe('2027-01-22');
  });

  it.each([
    ['appointmentType=follow-up&from=2027-02-31', '#/from'],
    ['appointmentType=follow-up&to=2027-02-29', '#/to'],
    ['appointmentType=follow-up&from=23.11.2026', '#/from'],
    ['appointmentType=follow-up&from=2026-11-24&to=2026-11-23', '#/to'],
    ['appointmentType=follow-up&from=2026-11-23&to=2027-02-23', '#/to'],
    ['appointmentType=massage', '#/appointmentType'],
    ['from=2026-11-23', '#/appointmentType'],
    ['appointmentType=cosmetic-surgery-consultation&practitioner=dermatologist', '#/practitioner'],
    ['appointmentType=follow-up&practitioner=nobody', '#/practitioner'],
  ])('slots?%s is refused at %s', async (query, pointer) => {
    const answer = await api.ask(`slots?${query}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'application/problem+json']);
    expect(problemOf(answer).errors.map((error) => error.pointer)).toEqual([pointer]);
  });

  it('days that are over have no free times', async () => {
    expect(answerTo(await api.ask('slots?appointmentType=follow-up&from=2026-11-16&to=2026-11-21'))).toMatchObject({
      status: 200,
      json: { slots: [] },
    });
  });
});

describe('every answer', () => {
  it('is for nobody’s cache, list or other site', async () => {
    const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answers = [
      await api.ask('appointment-types', { headers: asked }),
      await api.ask('appointments', { method: 'OPTIONS', headers: asked }),
      await api.book({}, { origin: 'https://elsewhere.example' }),
      await api.ask('nothing', { headers: asked }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      });
    }
  });

  it.each([
    ['PUT', 'appointments', 'POST'],
    ['GET', 'appointments', 'POST'],
    ['OPTIONS', 'appointments', 'POST'],
    ['DELETE', 'slots?appointmentType=follow-up', 'GET, HEAD'],
    ['POST', 'appointment-types', 'GET, HEAD'],
    ['PUT', `appointments/${'A'.repeat(27)}`, 'GET, HEAD, PATCH, DELETE'],
    ['POST', 'openapi.json', 'GET, HEAD'],
  ])('%s %s is not answered, and the answer says what is', async (method, path, allow) => {
    const answer = await api.ask(path, { method });
    expect([answer.status, answer.headers.allow, problemOf(answer).code]).toEqual([405, allow, 'method-not-allowed']);
  });

  it.each(['nothing', 'appointments/a/b', 'slots.json', 'constructor', '__proto__'])(
    'there is nothing at /api/v1/%s, and a problem says so',
    async (path) => {
      const answer = await api.ask(path);
      expect(answer.json).toMatchObject({ type: expect.any(String), title: expect.any(String), status: 404 });
      expect(answer.headers['content-type']).toBe('application/problem+json');
    },
  );
});
