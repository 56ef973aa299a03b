import type { EpochMs } from '#app/lib/time.ts';

/** "20261121T050000Z": a moment as calendar addresses write it, in UTC. */
function compactUtc(at: EpochMs): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/**
 * Address that opens a new entry in Google's calendar, for phones where a calendar file only lands among the downloads.
 * It says less than the file does: neither treatment nor type, nor the manage link, which is no business of Google's.
 */
export function googleCalendarLink(
  { startsAt, endsAt }: { readonly startsAt: EpochMs; readonly endsAt: EpochMs },
  { title, clinicName, address }: { readonly title: string; readonly clinicName: string; readonly address: string },
): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.searchParams.set('action', 'TEMPLATE');
  link.searchParams.set('text', title);
  link.searchParams.set('dates', `${compactUtc(startsAt)}/${compactUtc(endsAt)}`);
  link.searchParams.set('location', `${clinicName}, ${address}`);
  return link.href;
}
