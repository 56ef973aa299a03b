import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { toRfc3339 } from '#app/lib/time.ts';
import type { Wish } from '../../bench/booking-client.ts';
import { VISIT_TYPE } from '../../bench/clinic.ts';
import type { Answer, Way } from '../../e2e/harness/ask.ts';
import { asked, type ClinicBehindAProxy } from './clinic-behind-a-proxy.ts';

const PER_SECOND = 100;
/** Of so many requests one is a booking. */
const BOOKING_EVERY = 8;
/** The configuration lets so many requests of one address through a second, with some room; people come from many. */
const VISITORS = 16;
/** On a machine that is slower than that, nobody waits behind more than these. */
const MOST_AT_ONCE = 24;
const AFTERWARDS_MS = 2_000;
const MOST_SECONDS = 60;
/** How often a program sends a booking again that the proxy could not bring to anybody. */
const MOST_TIMES = 20;

const PAGES = [
  '/',
  '/services/hair/fue-hair-transplant',
  '/live.json',
  '/book-appointment',
  '/specific-service?q=acne',
  '/my-appointment',
  '/api/v1/appointment-types',
] as const;

/** What came of the requests. */
export interface Outcome {
  readonly pages: number;
  /** What the server has acknowledged, each by its reference. */
  readonly acknowledged: readonly string[];
  /** Requests that were answered with anything but what they asked for, or not at all. */
  readonly failed: readonly string[];
  /** Bookings that the proxy answered 502 or 504 and the program sent again. */
  readonly sentAgain: number;
  /** The answer that took longest, in milliseconds. */
  readonly slowest: number;
}

function bookingOf({ key, mobileNumber, slot }: Wish) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      appointmentTypeId: VISIT_TYPE,
      practitionerId: slot.practitionerId,
      startsAt: toRfc3339(slot.startsAt, 'Asia/Kolkata'),
      fullName: 'Asha Namuna',
      mobileNumber,
      consent: true,
    }),
  };
}

/**
 * A hundred requests a second, or as many as this machine can answer, pages and bookings, through the proxy while something
 * happens behind it, and a little longer.
 */
export async function underLoad(
  { proxy, wishes }: Pick<ClinicBehindAProxy, 'proxy' | 'wishes'>,
  whatHappens: () => Promise<void>,
): Promise<Outcome> {
  const visitors = Array.from({ length: VISITORS }, (_, index) => {
    const agent = new Agent({ keepAlive: true });
    const { request, options } = proxy.wayFrom(`127.0.1.${index + 1}`);
    return { agent, way: { request, options: { ...options, agent } } satisfies Way };
  });
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let [pages, sentAgain, slowest] = [0, 0, 0];

  async function timed(sending: Promise<Answer>): Promise<Answer> {
    const before = performance.now();
    const answer = await sending;
    slowest = Math.max(slowest, performance.now() - before);
    return answer;
  }

  async function read(way: Way, path: string): Promise<void> {
    pages += 1;
    const { status } = await timed(asked(way, path, { headers: { 'accept-encoding': 'br' } }));
    if (status !== 200) failed.push(`GET ${path}: ${status}`);
  }

  async function book(way: Way, wish: Wish): Promise<void> {
    for (let times = 1; times <= MOST_TIMES; times += 1) {
      const { status, text } = await timed(asked(way, '/api/v1/appointments', bookingOf(wish)));
      if (status === 201) {
        acknowledged.push((JSON.parse(text) as { reference: string }).reference);
        return;
      }
      if (status !== 502 && status !== 504) {
        failed.push(`a booking: ${status} ${text.slice(0, 200)}`);
        return;
      }
      sentAgain += 1;
      await pause(200);
    }
    failed.push('a booking reached nobody');
  }

  const end = { isOver: false };
  const over = whatHappens()
    .then(() => pause(AFTERWARDS_MS))
    .finally(() => (end.isOver = true));
  // Awaited below, when the last answer has come.
  over.catch(() => {});
  const underWay = new Set<Promise<unknown>>();
  const begin = (number: number): void => {
    const { way } = visitors[number % VISITORS]!;
    const [wish] = number % BOOKING_EVERY === 0 ? wishes(1) : [];
    const what = wish ? 'a booking' : PAGES[number % PAGES.length]!;
    const sending: Promise<unknown> = (wish ? book(way, wish) : read(way, what))
      .catch((error: unknown) => failed.push(`${what}: ${String(error)}`))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    for (let number = 0; !end.isOver && seconds() < MOST_SECONDS; number += 1) {
      begin(number);
      while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
      await pause(Math.max(0, (number * 1000) / PER_SECOND - seconds() * 1000));
    }
    await Promise.all(underWay);
    await over;
  } finally {
    for (const { agent } of visitors) agent.destroy();
  }
  return { pages, acknowledged, failed, sentAgain, slowest };
}
