import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, appointmentOf, problemOf, slotsOf, tokenOf, type Api, type ApiAnswer } from './harness/api.ts';
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

let nextSlot = 0;
/** A free time that no other test of this file uses. */
async function freeTime(): Promise<{ startsAt: string; practitionerId: string }> {
  const free = slotsOf(
    await api.ask('slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-26&to=2026-12-03'),
  );
  nextSlot += 6;
  return free[nextSlot]!;
}

describe('booking', () => {
  it('answers with the appointment, which its manage link and its address open', async () => {
    const time = await freeTime();
    const answer = await api.book({
      ...time,
      email: 'asha@example.com',
      note: 'A note\nof two lines',
      treatment: 'hair/fue-hair-transplant',
    });
    const { reference, manageUrl } = appointmentOf(answer);
    const appointment = {
      reference: expect.stringMatching(/^[34679CDFGHJKMPQRTVWXY]{8}$/),
      manageUrl: expect.stringMatching(new RegExp(`^${server.url}/appointment/[\\w-]{27}$`)),
      status: 'booked',
      appointmentTypeId: 'hair-consultation',
      ...time,
    };
    expect(answerTo(answer)).toEqual({ status: 201, type: 'application/json', json: appointment });
    expect(answer.headers.location).toBe(`${server.url}/api/v1/appointments/${tokenOf(answer)}`);
    expect(answerTo(await api.ask(`appointments/${tokenOf(answer)}`))).toEqual({
      status: 200,
      type: 'application/json',
      json: { ...appointment, reference, manageUrl },
    });
    const page = await fetch(manageUrl);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(`${reference.slice(0, 4)}-${reference.slice(4)}`),
    ]);
  });

  it('any spelling of one moment is the same time', async () => {
    const { startsAt, practitionerId } = await freeTime();
    const utc = new Date(startsAt).toISOString();
    expect(appointmentOf(await api.book({ startsAt: utc, practitionerId })).startsAt).toBe(startsAt);
    expect((await api.book({ startsAt, practitionerId })).status).toBe(409);
  });

  it.each([
    ['0-prefixed', '098765 43210'],
    ['with the country', '+91-98765-43211'],
    ['in Devanagari', '९८७६५ ४३२१२'],
    ['from abroad', '+44 20 7946 0958'],
  ])('takes a phone number %s', async (_how, mobileNumber) => {
    expect((await api.book({ ...(await freeTime()), mobileNumber })).status).toBe(201);
  });

  it('a repeat with its key gets the same answer, and another request with the key is refused', async () => {
    const request = { ...(await freeTime()), mobileNumber: '98765 00001' };
    const key = { 'idempotency-key': 'd2f1c7a0-1' };
    const first = await api.book(request, key);
    const again = await api.book(request, key);
    expect(answerTo(again)).toEqual(answerTo(first));
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.headers.location).toBe(first.headers.location);
    const other = await api.book({ ...request, fullName: 'Neel Namuna' }, key);
    expect([other.status, problemOf(other).code]).toEqual([422, 'idempotency-key-reused']);
    // Without the key it is a new request, for a time that is gone.
    expect((await api.book(request)).status).toBe(409);
    const unreadable = await api.book(request, { 'idempotency-key': 'x'.repeat(256) });
    expect([unreadable.status, problemOf(unreadable).code]).toEqual([400, 'bad-request']);
  });
});

describe('managing by the token', () => {
  it('moves, to another practitioner as well, keeping reference and link, and leaves the old time free', async () => {
    const [from, to] = [await freeTime(), await freeTime()];
    const booked = await api.book(from);
    const moved = await api.send('PATCH', `appointments/${tokenOf(booked)}`, {
      startsAt: to.startsAt,
      practitionerId: 'hair-transplant-surgeon',
    });
    const { reference, manageUrl } = appointmentOf(booked);
    expect(answerTo(moved)).toMatchObject({
      status: 200,
      json: {
        reference,
        manageUrl,
        startsAt: to.startsAt,
        practitionerId: 'hair-transplant-surgeon',
        status: 'booked',
      },
    });
    expect((await api.book(from)).status).toBe(201);
  });

  it('cancels, twice as well; what is cancelled can be read but not moved, and its time is free', async () => {
    const time = await freeTime();
    const token = tokenOf(await api.book(time));
    for (const method of ['DELETE', 'DELETE', 'GET']) {
      const answer = await api.ask(`appointments/${token}`, { method });
      expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ status: 'cancelled', ...time })]);
    }
    const moved = await api.send('PATCH', `appointments/${token}`, { startsAt: (await freeTime()).startsAt });
    expect([moved.status, problemOf(moved).code]).toEqual([409, 'cancelled']);
    expect((await api.book(time)).status).toBe(201);
  });

  it('a visit within two hours is for the phone', async () => {
    const token = tokenOf(await api.book({ startsAt: '2026-11-23T11:30:00+05:30' }));
    const change = { startsAt: '2026-11-24T18:00:00+05:30' };
    for (const answer of [
      await api.ask(`appointments/${token}`, { method: 'DELETE' }),
      await api.send('PATCH', `appointments/${token}`, change),
    ]) {
      expect([answer.status, problemOf(answer).code]).toEqual([409, 'late']);
    }
    expect((await api.ask(`appointments/${token}`)).status).toBe(200);
  });

  it('moving to a time that is taken, over or never offered leaves the appointment where it was', async () => {
    const [mine, theirs] = [await freeTime(), await freeTime()];
    const token = tokenOf(await api.book(mine));
    await api.book(theirs);
    for (const [startsAt, status, code] of [
      [theirs.startsAt, 409, 'slot-taken'],
      ['2026-11-20T11:00:00+05:30', 422, 'not-offered'],
      ['2026-11-29T11:00:00+05:30', 422, 'not-offered'],
      ['2199-12-29T11:00:00+05:30', 422, 'not-offered'],
      ['9999-12-31T23:59:59+05:30', 422, 'invalid-fields'],
    ]) {
      const answer = await api.send('PATCH', `appointments/${token}`, { startsAt });
      expect([startsAt, answer.status, problemOf(answer).code]).toEqual([startsAt, status, code]);
    }
    expect((await api.ask(`appointments/${token}`)).json).toMatchObject(mine);
  });

  it.each(['A'.repeat(27), 'a', '%00', '%F0%9F%98%80', '..%2F..%2Fhealthz', "'%20OR%201=1--", 'x'.repeat(4000)])(
    'the token %s opens nothing',
    async (token) => {
      const answers = [
        await api.ask(`appointments/${token}`),
        await api.ask(`appointments/${token}`, { method: 'DELETE' }),
        await api.send('PATCH', `appointments/${token}`, { startsAt: '2026-11-24T18:00:00+05:30' }),
      ];
      expect(answers.map((answer) => [answer.status, problemOf(answer).code])).toEqual(
        answers.map(() => [404, 'not-found']),
      );
    },
  );

  it('a reference, a token with one letter changed or in other capitals opens nothing', async () => {
    const answer = await api.book(await freeTime());
    const token = tokenOf(answer);
    const last = token.endsWith('A') ? 'E' : 'A';
    for (const guess of [
      appointmentOf(answer).reference,
      token.slice(0, -1) + last,
      token.toLowerCase(),
      `${token}A`,
    ]) {
      expect((await api.ask(`appointments/${guess}`)).status).toBe(404);
    }
  });
});
