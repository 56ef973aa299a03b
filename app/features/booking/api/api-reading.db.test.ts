import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { handleApi } from './handle-api.ts';
import { openTestApi, origin, ten30, type TestApi } from './fixtures.ts';

forEachDatabase((_name, open) => {
  describe('reading the public API', () => {
    let database: TestDatabase;
    let api: TestApi;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      api = await openTestApi(database);
      return () => api.booking.settings.close();
    });

    test('lists what can be booked', async () => {
      const { status, headers, body } = await api.ask('appointment-types');
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'application/json',
        'no-store',
      ]);
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(body).toEqual({
        appointmentTypes: [
          { id: 'skin-consultation', name: 'Skin consultation', minutes: 20 },
          { id: 'hair-consultation', name: 'Hair consultation', minutes: 30 },
          { id: 'cosmetic-surgery-consultation', name: 'Cosmetic-surgery consultation', minutes: 30 },
          { id: 'laser-session', name: 'Laser session', minutes: 45 },
          { id: 'follow-up', name: 'Follow-up', minutes: 10 },
        ],
      });
    });

    test('lists free times with the clinic’s offset, from the first to the last day', async () => {
      const one = 'slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-22&to=2026-11-23';
      const { status, parsed } = await api.ask(one);
      expect(status).toBe(200);
      expect(parsed.slots[0]).toEqual({
        startsAt: ten30,
        endsAt: '2026-11-23T11:00:00+05:30',
        practitionerId: 'dermatologist',
      });
      expect(parsed.slots.at(-1)?.endsAt).toBe('2026-11-23T20:00:00+05:30');
      const both = await api.ask('slots?appointmentType=hair-consultation&practitioner=&from=2026-11-23&to=2026-11-23');
      expect(both.parsed.slots).toHaveLength(parsed.slots.length * 2);
    });

    test.each([
      ['', ['#/appointmentType']],
      ['appointmentType=massage', ['#/appointmentType']],
      ['appointmentType=follow-up&practitioner=nobody', ['#/practitioner']],
      ['appointmentType=follow-up&from=2026-02-31', ['#/from']],
      ['appointmentType=follow-up&from=yesterday&to=2026-13-01', ['#/from', '#/to']],
      ['appointmentType=follow-up&from=2026-11-23&to=2026-11-22', ['#/to']],
      ['appointmentType=follow-up&from=2026-11-23&to=2027-11-23', ['#/to']],
      ['appointmentType=%00&from=%F0%9F%98%80', ['#/appointmentType', '#/from']],
    ])('slots?%s names what is wrong', async (query, pointers) => {
      const { status, headers, body, parsed } = await api.ask(`slots?${query}`);
      expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json']);
      expect(body).toMatchObject({ status: 422, code: 'invalid-fields' });
      expect(parsed.errors.map(({ pointer }) => pointer)).toEqual(pointers);
    });

    test('the far past and the far future are days without free times', async () => {
      for (const range of ['from=1900-01-01&to=1900-01-02', 'from=2199-12-01&to=2199-12-30']) {
        expect(await api.ask(`slots?appointmentType=follow-up&${range}`)).toMatchObject({
          status: 200,
          body: { slots: [] },
        });
      }
    });

    test.each([
      ['PUT', 'appointments', 'POST'],
      ['GET', 'appointments', 'POST'],
      ['POST', 'slots', 'GET, HEAD'],
      ['OPTIONS', 'appointment-types', 'GET, HEAD'],
      ['POST', `appointments/${'A'.repeat(27)}`, 'GET, HEAD, PATCH, DELETE'],
    ])('%s %s is not answered and says what is', async (method, path, allow) => {
      const answer = await api.ask(path, { method });
      expect([answer.status, answer.headers.get('allow'), answer.parsed.code]).toEqual([
        405,
        allow,
        'method-not-allowed',
      ]);
    });

    test.each(['', 'nothing', 'appointments/', 'appointments/a/b', 'slots/', '../healthz'])(
      'there is nothing at %j',
      async (path) => {
        const request = new Request(`${origin}/api/v1/x`);
        const response = await handleApi(request, { booking: api.booking, origin, address: '' }, path);
        expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
      },
    );

    test('HEAD answers like GET without a body', async () => {
      const answer = await api.ask('slots?appointmentType=follow-up', { method: 'HEAD' });
      expect([answer.status, answer.body]).toEqual([200, undefined]);
    });

    test('the document names every address, and the request as it is checked', async () => {
      const { body, parsed } = await api.ask('openapi.json');
      expect(body).toMatchObject({ openapi: '3.1.1', servers: [{ url: `${origin}/api/v1` }] });
      const paths = ['/appointment-types', '/slots', '/appointments', '/appointments/{token}'];
      expect(Object.keys(parsed.paths)).toEqual(paths);
      const { schemas } = parsed.components;
      const required = ['appointmentTypeId', 'startsAt', 'fullName', 'mobileNumber', 'consent'];
      expect(schemas['BookingRequest']?.required).toEqual(required);
      const references = JSON.stringify(body).matchAll(/#\/components\/schemas\/(\w+)/g);
      for (const [, name] of references) expect(schemas).toHaveProperty(name!);
    });
  });
});
