import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { messagesFor } from '#app/lib/messages.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import { plainText, type MailContent } from '#app/platform/letter/mail-content.ts';
import type { Mail } from '#app/platform/mail.ts';
import { networkOf } from '#app/platform/web/client-address.ts';
import { staffMailTexts } from './staff-mail-texts.ts';
import type { SignInContext } from './sign-in-context.ts';
import { addressOfLink, makeLink, type StaffLink } from './staff-links.ts';
import { staffLinks, staffMembers } from './tables.ts';

/** A mail with a link that exists already. */
export const linkMailQueue = defineQueue<{ linkId: string }>('staff-link-mail');

/** Somebody asked for a new password with this address, which may be nobody's. */
export const resetQueue = defineQueue<{ requestId: string; addressEncrypted: string }>('staff-reset');

/** What opens somebody's account was changed: they are told, whoever did it. */
export type AccountChange = 'password' | 'authenticator' | 'passkey-added' | 'factor-removed' | 'factors-reset';
export const noticeQueue = defineQueue<{ noticeId: string; staffId: string; change: AccountChange; at: number }>(
  'staff-notice-mail',
);

/** Tells somebody by mail, once `tx` commits, that what opens their account was changed. */
export async function queueNotice(
  tx: Db,
  { jobs, clock, hasMail }: Pick<SignInContext, 'jobs' | 'clock' | 'hasMail'>,
  staffId: string,
  change: AccountChange,
): Promise<void> {
  if (!hasMail) return;
  await jobs.enqueue(tx, noticeQueue, { noticeId: randomUUID(), staffId, change, at: clock.now().epochMilliseconds });
}

/** Sends a link once `tx` commits. The job holds no secret: the link is made again from its id. */
export async function queueLinkMail(tx: Db, { jobs }: Pick<SignInContext, 'jobs'>, linkId: string): Promise<void> {
  await jobs.enqueue(tx, linkMailQueue, { linkId });
}

const perAccountAnHour = 3;
const hourSeconds = 3600;

/** Where the encrypted address of a request for a new password belongs. */
const placeOfRequest = (requestId: string): string => `staff-reset:${requestId}`;

/**
 * Somebody asks for a new password. The answer and the work are the same for every address: whether it is anybody's is
 * looked up later, by the job. More than three requests an hour for one address change nothing.
 */
export async function requestReset(
  { db, jobs, keyRing, rateLimit, limitPerHour }: SignInContext,
  typed: string,
  { address, requestId }: { readonly address: string; readonly requestId: string },
): Promise<void> {
  const email = typed.trim().toLowerCase();
  if (!z.email().max(254).safeParse(email).success) return;
  const limits = [
    { purpose: 'staff/reset-network', subject: networkOf(address), limit: limitPerHour },
    { purpose: 'staff/reset-account', subject: email, limit: perAccountAnHour },
  ];
  for (const limit of limits) if (!(await rateLimit.hit({ ...limit, windowSeconds: hourSeconds })).allowed) return;
  const addressEncrypted = keyRing.encryptText(email, placeOfRequest(requestId));
  await db.transaction((tx) => jobs.enqueue(tx, resetQueue, { requestId, addressEncrypted }));
}

export interface StaffMailParts extends Pick<SignInContext, 'db' | 'clock' | 'keyRing' | 'origin' | 'siteName'> {
  readonly mail: Mail;
  readonly timeZone: string;
  /** Name, address and phone of the clinic. */
  readonly signature: readonly string[];
}

/** The job of a request: makes the link and sends it where the address is somebody's, and does nothing where it isn't. */
export async function sendReset(
  parts: StaffMailParts,
  { requestId, addressEncrypted }: { readonly requestId: string; readonly addressEncrypted: string },
): Promise<void> {
  const email = parts.keyRing.decryptText(addressEncrypted, placeOfRequest(requestId));
  const link = await parts.db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(and(eq(staffMembers.email, email), isNull(staffMembers.removedAt)));
    if (!member) return undefined;
    await audit(tx, {
      at: parts.clock.now().epochMilliseconds,
      actor: { kind: 'nobody' },
      action: 'password.reset-asked',
      subject: { kind: 'staff', id: member.id },
    });
    return makeLink(tx, parts, { kind: 'reset', staffId: member.id });
  });
  if (link) await send(parts, link, email);
}

/** The job of a link: sends it, unless it was used or withdrawn meanwhile. */
export async function sendLink(parts: StaffMailParts, linkId: string): Promise<void> {
  const [link] = await parts.db
    .select({ link: staffLinks, email: staffMembers.email })
    .from(staffLinks)
    .leftJoin(staffMembers, and(eq(staffMembers.id, staffLinks.staffId), isNull(staffMembers.removedAt)))
    .where(eq(staffLinks.id, linkId));
  const to = link?.link.email ?? link?.email;
  if (link && to) await send(parts, link.link, to);
}

/** The job of a notice. Somebody who was removed meanwhile hears nothing. */
export async function sendNotice(
  parts: StaffMailParts,
  { noticeId, staffId, change, at }: { noticeId: string; staffId: string; change: AccountChange; at: number },
): Promise<void> {
  const [member] = await parts.db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, staffId), isNull(staffMembers.removedAt)));
  if (!member) return;
  const { notice } = messagesFor(staffMailTexts, 'en');
  await sendContent(parts, noticeId, member.email, {
    language: 'en',
    subject: notice.subject(parts.siteName),
    heading: notice.heading,
    greeting: null,
    opening: notice.changes[change],
    facts: [[notice.when, formatMoment(at, parts.timeZone)]],
    action: { label: notice.action, url: `${parts.origin}/admin-dashboard/account` },
    closing: notice.closing,
    signature: parts.signature,
  });
}

function send(parts: StaffMailParts, link: StaffLink, to: string): Promise<void> {
  return sendContent(parts, link.id, to, contentOf(parts, link));
}

async function sendContent(parts: StaffMailParts, id: string, to: string, content: MailContent): Promise<void> {
  // Loaded at the first mail: the server starts without waiting for the renderer.
  const { renderHtml } = await import('#app/platform/letter/render-html.tsx');
  await parts.mail.sendMail({
    messageId: `<${id}@${new URL(parts.origin).hostname}>`,
    to,
    subject: content.subject,
    text: plainText(content),
    isAutomatic: true,
    html: renderHtml(content),
  });
}

function contentOf(parts: StaffMailParts, link: StaffLink): MailContent {
  const words = messagesFor(staffMailTexts, 'en');
  // A reset that a colleague began took the second factor, too.
  const texts = link.kind === 'invitation' ? words.invitation : link.madeBy === null ? words.reset : words.help;
  return {
    language: 'en',
    subject: texts.subject(parts.siteName),
    heading: texts.heading,
    greeting: null,
    opening: texts.opening(parts.siteName),
    facts: [[words.until, formatMoment(link.expiresAt.epochMilliseconds, parts.timeZone)]],
    action: { label: texts.action, url: addressOfLink(parts, link) },
    closing: texts.closing,
    signature: parts.signature,
  };
}
