import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { openTestApi, ten30, type TestApi } from './fixtures.ts';

forEachDatabase((_name, open) => {
  describe('booking through the public API', () => {
    let database: TestDatabase;
    let api: TestApi;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      api = await openTestApi(database);
      return () => api.booking.settings.close();
    });

    test('books, and the answer leads to the appointment', async () => {
      const { status, headers, body, parsed } = await api.post();
      expect(status).toBe(201);
      expect(parsed.reference).toMatch(/^[34679CDFGHJKMPQRTVWXY]{8}$/);
      expect(parsed.manageUrl).toMatch(/^https:\/\/clinic\.example\/appointment\/[\w-]{27}$/);
      const { reference, manageUrl } = parsed;
      expect(body).toEqual({
        reference,
        manageUrl,
        status: 'booked',
        appointmentTypeId: 'hair-consultation',
        startsAt: ten30,
        endsAt: '2026-11-23T11:00:00+05:30',
        practitionerId: 'dermatologist',
      });
      const path = new URL(headers.get('location')!).pathname.replace('/api/v1/', '');
      expect((await api.ask(path)).body).toEqual(body);
    });

    test('of a hundred requests for one slot one is booked, and the others learn the nearest free times', async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          api.post({ mobileNumber: `98765${43_000 + index}` }, { 'idempotency-key': `key ${index}` }),
        ),
      );
      const losers = answers.filter(({ status }) => status === 409);
      expect([answers.filter(({ status }) => status === 201).length, losers.length]).toEqual([1, 99]);
      for (const { body, parsed, headers } of losers) {
        expect(headers.get('content-type')).toBe('application/problem+json');
        expect(body).toMatchObject({ status: 409, code: 'slot-taken', type: 'urn:problem-type:jamun:slot-taken' });
        expect(parsed.nearestSlots[0]).toEqual({
          startsAt: '2026-11-23T11:00:00+05:30',
          endsAt: '2026-11-23T11:30:00+05:30',
          practitionerId: 'dermatologist',
        });
      }
    });

    test('a repeated request with its key gets the same answer, and another request with it is refused', async () => {
      const key = { 'idempotency-key': 'c9f0d7' };
      const [first, second] = [await api.post({}, key), await api.post({}, key)];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      expect(await api.post({ fullName: 'Neel Namuna' }, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
      expect(await api.post({}, { 'idempotency-key': 'x'.repeat(256) })).toMatchObject({
        status: 400,
        body: { code: 'bad-request' },
      });
    });

    test('every wrong field is named with a pointer and what to do', async () => {
      const wrong = { fullName: '\u202e', mobileNumber: '12', email: 'x', consent: false, startsAt: '2026-02-31' };
      const { status, parsed } = await api.post(wrong);
      expect([status, parsed.code]).toEqual([422, 'invalid-fields']);
      const pointers = parsed.errors.map(({ pointer }) => pointer).toSorted();
      expect(pointers).toEqual(['#/consent', '#/email', '#/fullName', '#/mobileNumber', '#/startsAt']);
      expect(parsed.errors.every(({ detail }) => detail.length > 10)).toBe(true);
    });

    test.each([
      [{ startsAt: '2026-11-22T10:30:00+05:30' }, '#/startsAt', 'not-offered'],
      [{ startsAt: '2020-11-23T10:30:00+05:30' }, '#/startsAt', 'not-offered'],
      [{ appointmentTypeId: 'massage' }, '#/appointmentTypeId', 'invalid-fields'],
      [{ practitionerId: 'nobody' }, '#/practitionerId', 'invalid-fields'],
      [{ treatment: 'hair/magic' }, '#/treatment', 'invalid-fields'],
    ])('%j is refused at %s', async (changes, pointer, code) => {
      const { status, parsed } = await api.post(changes);
      expect([status, parsed.code, parsed.errors[0]?.pointer]).toEqual([422, code, pointer]);
    });

    test.each([
      ['a form', { body: 'fullName=Asha', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
      ['no type', { body: new Blob(['{}']) }, 415],
      ['broken JSON', { body: '{"fullName":', headers: { 'content-type': 'application/json' } }, 400],
      [
        'bytes that are no text',
        { body: new Uint8Array([0xff, 0xfe]), headers: { 'content-type': 'application/json' } },
        400,
      ],
      ['nothing', { headers: { 'content-type': 'application/json' } }, 400],
      [
        'too much',
        { body: JSON.stringify({ note: 'x'.repeat(20_000) }), headers: { 'content-type': 'application/json' } },
        413,
      ],
      ['a list', { body: '[]', headers: { 'content-type': 'application/json' } }, 422],
      ['null', { body: 'null', headers: { 'content-type': 'application/json; charset=utf-8' } }, 422],
    ])('a body of %s is answered with a problem', async (_what, init, status) => {
      const answer = await api.ask('appointments', { method: 'POST', ...init });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    });

    test('moves and cancels by the token, and cancelling twice is fine', async () => {
      const secret = await api.token();
      const moved = await api.send('PATCH', `appointments/${secret}`, { startsAt: '2026-11-24T12:00:00+05:30' });
      expect(moved).toMatchObject({ status: 200, body: { startsAt: '2026-11-24T12:00:00+05:30', status: 'booked' } });
      for (let i = 0; i < 2; i += 1) {
        expect(await api.ask(`appointments/${secret}`, { method: 'DELETE' })).toMatchObject({
          status: 200,
          body: { status: 'cancelled' },
        });
      }
      expect(await api.send('PATCH', `appointments/${secret}`, { startsAt: ten30 })).toMatchObject({
        status: 409,
        body: { code: 'cancelled' },
      });
      expect(await api.ask(`appointments/${secret}`)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    });

    test('moving onto a taken time answers with the nearest free ones', async () => {
      await api.post({ startsAt: '2026-11-23T12:00:00+05:30', fullName: 'Neel Namuna' });
      const secret = await api.token();
      const refused = await api.send('PATCH', `appointments/${secret}`, { startsAt: '2026-11-23T12:00:00+05:30' });
      expect(refused).toMatchObject({ status: 409, body: { code: 'slot-taken', nearestSlots: { length: 6 } } });
      expect(await api.send('PATCH', `appointments/${secret}`, {})).toMatchObject({ status: 422 });
      expect(
        await api.send('PATCH', `appointments/${secret}`, { startsAt: ten30, practitionerId: 'anyone' }),
      ).toMatchObject({ status: 422 });
    });

    test('too late is a conflict with its own code', async () => {
      const secret = await api.token();
      api.booking.clock.set(inNagpur('2026-11-23', '09:00'));
      expect(await api.ask(`appointments/${secret}`, { method: 'DELETE' })).toMatchObject({
        status: 409,
        body: { code: 'late' },
      });
      api.booking.clock.set(inNagpur('2026-11-23', '10:45'));
      expect(await api.ask(`appointments/${secret}`, { method: 'DELETE' })).toMatchObject({
        status: 409,
        body: { code: 'past' },
      });
    });

    test('a reference or a made-up token opens nothing', async () => {
      const { parsed } = await api.post();
      for (const guess of [parsed.reference, 'A'.repeat(27), '%00', '..%2f']) {
        for (const method of ['GET', 'DELETE']) {
          expect(await api.ask(`appointments/${guess}`, { method })).toMatchObject({
            status: 404,
            body: { code: 'not-found' },
          });
        }
        expect((await api.send('PATCH', `appointments/${guess}`, { startsAt: ten30 })).status).toBe(404);
      }
    });

    test('limits say how long to wait', async () => {
      const { settings } = api.booking;
      api = await openTestApi(database, 2);
      await settings.close();
      await api.post();
      await api.post();
      const refused = await api.post();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('nothing of a hostile request reaches the database as anything but text', async () => {
      const { status } = await api.post({
        fullName: "Robert'); DROP TABLE appointments; --",
        note: '<script>alert(1)</script> 😀',
      });
      expect(status).toBe(201);
      const { rows } = await database.db.execute(sql`SELECT full_name FROM appointments`);
      expect(rows).toEqual([{ full_name: "Robert'); DROP TABLE appointments; --" }]);
    });
  });
});
