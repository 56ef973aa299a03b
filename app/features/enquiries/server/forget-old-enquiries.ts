import { lt } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { enquiries } from './tables.ts';

/**
 * Erases enquiries whose time since their last change is over (a year, or the fewer days the clinic set), with their
 * history, their consents and their messages of the outbox. Returns how many.
 */
export async function forgetOldEnquiries(db: Db, clock: Clock): Promise<number> {
  const { settings } = await readDeskSettings(db, 'retention');
  const before = clock.now().subtract({ hours: 24 * settings.enquiryDays });
  const gone = await db.delete(enquiries).where(lt(enquiries.changedAt, before)).returning({ id: enquiries.id });
  return gone.length;
}
