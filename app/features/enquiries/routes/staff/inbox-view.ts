import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { formatShortMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { formatReference } from '#app/lib/reference.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { statusesAfter } from '../../domain/enquiry.ts';
import type { Colleague } from '../../server/desk/colleagues.ts';
import type { Inbox } from '../../server/desk/inbox.ts';
import type { ViewedEnquiry } from '../../server/desk/view-enquiry.ts';

/** "2:17 pm" today, else "Fri 20 Nov": when something came, in a list. */
function shortTime(at: EpochMs, now: EpochMs): string {
  const { timeZone } = clinic();
  const { date, minute } = wallClockOf(at, timeZone);
  return date === wallClockOf(now, timeZone).date ? formatTime(minute) : formatShortDate(date).slice(4);
}

function longTime(at: EpochMs): string {
  return formatShortMoment(at, clinic().timeZone);
}

/** The name of a colleague; null for nobody, undefined for somebody no longer known. */
function nameOf(colleagues: readonly Colleague[], id: string | null): string | null | undefined {
  return id === null ? null : colleagues.find((each) => each.id === id)?.name;
}

export function inboxView({ rows, counts }: Inbox, colleagues: readonly Colleague[], now: EpochMs) {
  return {
    counts,
    rows: rows.map(({ id, revision, topic, createdAt, assignedTo, opened, reference }) => ({
      id,
      revision,
      topic,
      when: shortTime(createdAt, now),
      fullName: opened?.fullName ?? formatReference(reference),
      firstWords: opened?.firstWords ?? null,
      assignedTo: assignedTo === null ? null : (nameOf(colleagues, assignedTo) ?? ''),
    })),
  };
}
export type InboxView = ReturnType<typeof inboxView>;

export function enquiryView(
  { enquiry, revision, assignedTo, history }: ViewedEnquiry,
  colleagues: readonly Colleague[],
  neighbours: { readonly newer: string | null; readonly older: string | null },
) {
  const { id, reference, topic, status, createdAt, fullName, mobileNumber, email, message } = enquiry;
  return {
    id,
    revision,
    reference: formatReference(reference),
    topic,
    status,
    next: statusesAfter(status),
    received: longTime(createdAt.epochMilliseconds),
    fullName,
    phone: { href: `tel:${mobileNumber}`, display: formatPhone(mobileNumber) },
    /** Digits only, as chat links want them. */
    chatNumber: mobileNumber.slice(1),
    email,
    message,
    clinicName: clinic().name,
    assignedTo,
    assignedName: nameOf(colleagues, assignedTo) ?? null,
    colleagues: colleagues.filter(({ mayHandle }) => mayHandle).map((each) => ({ id: each.id, name: each.name })),
    history: history.map((entry) => ({
      ...entry,
      when: longTime(entry.at),
      who: nameOf(colleagues, entry.staffId),
      to: entry.kind === 'assigned' ? nameOf(colleagues, entry.value) : null,
    })),
    ...neighbours,
  };
}
export type EnquiryView = ReturnType<typeof enquiryView>;
