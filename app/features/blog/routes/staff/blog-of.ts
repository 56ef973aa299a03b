import type { RouterContextProvider } from 'react-router';
import { formatMoment, formatMomentTime } from '#app/lib/moment-words.ts';
import { wallClockOf, type IsoDate, type Temporal } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { BlogContext } from '../../server/blog-context.ts';
import type { RenditionContext } from '../../server/media/renditions.ts';

/** The running blog, with where sizes of pictures are put. */
export function blogOf(context: Readonly<RouterContextProvider>): BlogContext & RenditionContext {
  const { database, clock, settings } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, dataDir: settings.dataDir };
}

/** The day it is at the clinic. */
export function todayOf({ clock }: Pick<BlogContext, 'clock'>): IsoDate {
  return wallClockOf(clock.now().epochMilliseconds, clinic().timeZone).date;
}

/** "20 Nov 2026, 2:17 pm", by the clinic's clock. */
export function formatDateTime(at: Temporal.Instant): string {
  return formatMoment(at.epochMilliseconds, clinic().timeZone);
}

/** "2:17 pm", by the clinic's clock. */
export function formatTime(at: Temporal.Instant): string {
  return formatMomentTime(at.epochMilliseconds, clinic().timeZone);
}
