import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiAt, patient, tokenOf, type Api, type ApiAnswer } from './harness/api.ts';
import { MONDAY_MORNING, TUESDAY_ELEVEN } from './harness/monday.ts';
import { departures, METHODS, openApiDocument, type OpenApiDocument } from './harness/openapi.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let server: RunningServer;
let api: Api;
let document: OpenApiDocument;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
  api = apiAt(server.url);
  document = openApiDocument.parse((await api.ask('openapi.json')).json);
});
afterAll(() => server[Symbol.asyncDispose]());

type Operation = readonly [path: string, method: (typeof METHODS)[number]];

const documented = (): Operation[] =>
  Object.keys(document.paths).flatMap((path) =>
    METHODS.filter((method) => document.paths[path]?.[method]).map((method) => [path, method] as const),
  );

describe('the OpenAPI document', () => {
  it('describes the addresses of the API at the address it was asked at', () => {
    expect(document.servers).toEqual([{ url: `${server.url}/api/v1` }]);
    expect(documented().map(([path, method]) => `${method} ${path}`)).toEqual([
      'get /appointment-types',
      'get /slots',
      'post /appointments',
      'get /appointments/{token}',
      'patch /appointments/{token}',
      'delete /appointments/{token}',
    ]);
    const ids = documented().map(([path, method]) => document.paths[path]?.[method]?.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says of every operation that it may ask to wait, and how long', () => {
    for (const [path, method] of documented()) {
      const responses = document.paths[path]?.[method]?.responses ?? {};
      for (const status of ['429', '503'])
        expect([path, method, status, responses[status]?.headers]).toEqual([path, method, status, expect.anything()]);
    }
  });

  it('declares every parameter of a path', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(item.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  });

  it('names schemas that exist and uses every one of them', () => {
    const used = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  it('takes the requests that the server takes', async () => {
    const { BookingRequest, Move } = document.components.schemas;
    const [bookingRequest, move] = [z.fromJSONSchema(BookingRequest!), z.fromJSONSchema(Move!)];
    const request = patient({
      startsAt: '2026-11-25T11:00:00+05:30',
      email: 'asha@example.com',
      note: 'x',
      treatment: 'hair/fue-hair-transplant',
    });
    expect(bookingRequest.safeParse(request).success).toBe(true);
    expect((await api.send('POST', 'appointments', request)).status).toBe(201);
    expect(move.safeParse({ startsAt: TUESDAY_ELEVEN }).success).toBe(true);
    for (const wrong of [{ consent: false }, { fullName: 7 }, { startsAt: undefined }]) {
      expect(bookingRequest.safeParse({ ...request, ...wrong }).success).toBe(false);
    }
  });

  it('describes what the server answers, whatever it answers', async () => {
    const booked = await api.book({}, { 'idempotency-key': 'documented' });
    const at = `appointments/${tokenOf(booked)}`;
    const gone = await api.book({ startsAt: '2026-11-25T15:00:00+05:30' });
    const late = tokenOf(await api.book({ startsAt: '2026-11-23T11:30:00+05:30' }));
    const unknown = `appointments/${'A'.repeat(27)}`;
    const json = { 'content-type': 'application/json' };
    const asked: Record<string, readonly [operation: Operation, expected: number, answer: ApiAnswer][]> = {
      reading: [
        [['/appointment-types', 'get'], 200, await api.ask('appointment-types')],
        [['/slots', 'get'], 200, await api.ask('slots?appointmentType=follow-up')],
        [['/slots', 'get'], 422, await api.ask('slots?appointmentType=x&from=y')],
      ],
      booking: [
        [['/appointments', 'post'], 201, booked],
        [['/appointments', 'post'], 409, await api.book()],
        [['/appointments', 'post'], 422, await api.book({ fullName: '' })],
        [['/appointments', 'post'], 422, await api.book({ startsAt: '2026-11-22T11:00:00+05:30' })],
        [['/appointments', 'post'], 422, await api.book({}, { 'idempotency-key': 'documented' })],
        [['/appointments', 'post'], 400, await api.ask('appointments', { method: 'POST', headers: json, body: '{' })],
        [['/appointments', 'post'], 413, await api.book({ note: 'x'.repeat(20_000) })],
        [['/appointments', 'post'], 415, await api.ask('appointments', { method: 'POST', body: 'x' })],
      ],
      managing: [
        [['/appointments/{token}', 'get'], 200, await api.ask(at)],
        [['/appointments/{token}', 'get'], 404, await api.ask(unknown)],
        [['/appointments/{token}', 'patch'], 422, await api.send('PATCH', at, { startsAt: 'soon' })],
        [['/appointments/{token}', 'patch'], 422, await api.send('PATCH', at, { startsAt: '2026-11-29T11:00:00Z' })],
        [
          ['/appointments/{token}', 'patch'],
          409,
          await api.send('PATCH', at, { startsAt: '2026-11-25T15:00:00+05:30' }),
        ],
        [
          ['/appointments/{token}', 'patch'],
          200,
          await api.send('PATCH', at, { startsAt: '2026-11-25T17:00:00+05:30' }),
        ],
        [['/appointments/{token}', 'patch'], 415, await api.ask(at, { method: 'PATCH', body: '{}' })],
        [
          ['/appointments/{token}', 'patch'],
          409,
          await api.send('PATCH', `appointments/${late}`, { startsAt: TUESDAY_ELEVEN }),
        ],
        [['/appointments/{token}', 'delete'], 409, await api.ask(`appointments/${late}`, { method: 'DELETE' })],
        [['/appointments/{token}', 'delete'], 404, await api.ask(unknown, { method: 'DELETE' })],
        [['/appointments/{token}', 'delete'], 200, await api.ask(at, { method: 'DELETE' })],
        [['/appointments/{token}', 'patch'], 409, await api.send('PATCH', at, { startsAt: TUESDAY_ELEVEN })],
        [['/appointments/{token}', 'get'], 200, await api.ask(at)],
      ],
    };
    expect(gone.status).toBe(201);
    const all = Object.values(asked).flat();
    expect(all.map(([, , { status }]) => status)).toEqual(all.map(([, expected]) => expected));
    expect(all.flatMap(([operation, , answer]) => departures(document, operation, answer))).toEqual([]);
    const answered = all.map(([[path, method]]) => `${method} ${path}`);
    expect(new Set(answered)).toEqual(new Set(documented().map(([path, method]) => `${method} ${path}`)));
  });
});
