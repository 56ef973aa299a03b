import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { ok, type Ok } from '#app/lib/result.ts';
import { limitAttempts, type TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { keepConsent } from '#app/platform/consents.ts';
import type { EnquiryRequest } from '../domain/enquiry-request.ts';
import { announce } from '#app/platform/live.ts';
import { closeText, contactTags } from './closed-text.ts';
import type { EnquiryContext } from './enquiry-context.ts';
import { enquiries } from './tables.ts';

/** The notice beside the consent box; a new wording gets a new version. */
const consentNoticeVersion = '2026-11';

/** Messages an hour from one phone: more is no conversation, and each answers by mail to an address anyone may type. */
const perPhone = 5;

export interface EnquiryOrigin {
  /** Network address of the client. */
  readonly address: string;
  readonly language: 'en' | 'hi' | 'mr';
  /** The same for every attempt to send one form. */
  readonly requestKey: string;
}

export interface SentEnquiry {
  readonly reference: string;
  /** True when this very form had been taken before: nothing was made now. */
  readonly repeated: boolean;
}

/** A reference is one of 38 thousand million, so a second round is rare and a third one a fault. */
const rounds = 3;

/** Neither the key nor what was sent can be read from it; with the same key, other words are another message. */
function hashOf(request: EnquiryRequest, requestKey: string): Uint8Array {
  const content = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([requestKey, content]))
    .digest();
}

/**
 * Keeps a checked message with its consent and queues the mails that tell of it, all or nothing. The same form sent
 * twice is one enquiry. Names, numbers and words are encrypted before they leave this process.
 */
export async function sendEnquiry(
  context: EnquiryContext,
  request: EnquiryRequest,
  { address, language, requestKey }: EnquiryOrigin,
): Promise<Ok<SentEnquiry> | TooManyAttempts> {
  const { db, rateLimit, limitPerHour } = context;
  const { mobileNumber } = request;
  const attempt = { purpose: 'enquiry/send', address, perAddress: limitPerHour, mobileNumber, perPhone };
  const limited = await limitAttempts(rateLimit, attempt);
  if (limited) return limited;

  const requestHash = hashOf(request, requestKey);
  for (let round = 0; round < rounds; round += 1) {
    const reference = makeReference(randomBytes(referenceBytes));
    if (await insert(context, request, { reference, requestHash, language })) return ok({ reference, repeated: false });
    const [twin] = await db
      .select({ reference: enquiries.reference })
      .from(enquiries)
      .where(eq(enquiries.requestHash, requestHash));
    if (twin) return ok({ reference: twin.reference, repeated: true });
  }
  throw new Error('No free reference was found for an enquiry.');
}

interface Identity {
  readonly reference: string;
  readonly requestHash: Uint8Array;
  readonly language: EnquiryOrigin['language'];
}

/** False, and nothing written, when reference or hash are there already; a twin under way is waited for. */
async function insert(context: EnquiryContext, request: EnquiryRequest, identity: Identity): Promise<boolean> {
  const { db, clock, keyRing, messages } = context;
  const id = randomUUID();
  const now = clock.now();
  const { topic, fullName, mobileNumber, email, message } = request;
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(enquiries)
      .values({
        id,
        ...identity,
        topic,
        status: 'new',
        fullNameEncrypted: closeText(keyRing, 'full_name_encrypted', id, fullName),
        mobileNumberEncrypted: closeText(keyRing, 'mobile_number_encrypted', id, mobileNumber),
        emailEncrypted: email === undefined ? null : closeText(keyRing, 'email_encrypted', id, email),
        messageEncrypted: closeText(keyRing, 'message_encrypted', id, message),
        ...contactTags(keyRing, { mobileNumber, email }),
        createdAt: now,
        changedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: enquiries.id });
    if (made.length === 0) return false;
    await keepConsent(tx, {
      about: { kind: 'enquiry', id },
      purpose: 'enquiry',
      noticeVersion: consentNoticeVersion,
      language: identity.language,
      givenAt: now.epochMilliseconds,
    });
    await messages.queue(tx, { id, hasEmail: email !== undefined });
    await announce(tx, 'enquiries');
    return true;
  });
}
