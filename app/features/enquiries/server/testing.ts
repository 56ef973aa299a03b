import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Temporal } from '#app/lib/time.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database } from '#app/platform/database/database.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import type { EnquiryRequest } from '../domain/enquiry-request.ts';
import type { EnquiryContext } from './enquiry-context.ts';

export interface TestEnquiries extends EnquiryContext {
  readonly clock: { now(): Temporal.Instant; pass(hours: number): void };
  /** What was queued, in order. */
  readonly queued: { readonly id: string; readonly hasEmail: boolean }[];
}

/** Enquiries on a database cleared of what earlier tests left, without limits, messages in a list. */
export async function openTestEnquiries(database: Database): Promise<TestEnquiries> {
  await database.db.execute(sql`TRUNCATE enquiries, rate_limit_windows CASCADE`);
  let now = Temporal.Instant.from('2026-11-20T08:47:00Z');
  const clock = {
    now: () => now,
    pass(hours: number) {
      now = now.add({ hours });
    },
  };
  const keyRing = createKeyRing([{ id: 'test', secret: new Uint8Array(randomBytes(32)) }]);
  const queued: TestEnquiries['queued'] = [];
  return {
    db: database.db,
    clock,
    keyRing,
    rateLimit: createRateLimit({ db: database.db, keyRing, clock }),
    limitPerHour: 0,
    messages: {
      queue: (_tx, enquiry) => {
        queued.push(enquiry);
        return Promise.resolve();
      },
    },
    queued,
  };
}

export function anEnquiry(changes: Partial<EnquiryRequest> = {}): EnquiryRequest {
  return {
    topic: 'other',
    fullName: 'Asha Namuna',
    mobileNumber: '+919876543210',
    email: 'asha@example.com',
    message: 'Is parking possible?\nMy scooter is small.',
    consent: true,
    ...changes,
  };
}

let forms = 0;

/** A form opened anew: nobody has sent it before. */
export function fromForm(changes: { address?: string; requestKey?: string } = {}) {
  forms += 1;
  return { address: '192.0.2.1', language: 'en', requestKey: `form-${forms}-key`, ...changes } as const;
}
