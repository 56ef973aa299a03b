import { randomBytes } from 'node:crypto';
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
  /** The replies that were queued, in order. */
  readonly replies: { readonly id: string; readonly enquiryId: string }[];
}

/** Enquiries on a database cleared of what earlier tests left, without limits, messages in a list. */
export async function openTestEnquiries(database: Database): Promise<TestEnquiries> {
  await database.rawTransaction((owner) => owner.script('TRUNCATE enquiries, rate_limit_windows CASCADE'));
  let now = Temporal.Instant.from('2026-11-20T08:47:00Z');
  const clock = {
    now: () => now,
    pass(hours: number) {
      now = now.add({ hours });
    },
  };
  const keyRing = createKeyRing([{ id: 'test', secret: new Uint8Array(randomBytes(32)) }]);
  const queued: TestEnquiries['queued'] = [];
  const replies: TestEnquiries['replies'] = [];
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
      queueReply: (_tx, reply) => {
        replies.push(reply);
        return Promise.resolve();
      },
      replyStates: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, 'queued' as const]))),
    },
    queued,
    replies,
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
