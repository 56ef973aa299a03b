import type { BookingPlan } from './features/booking/domain/clinic-settings.ts';
import { closureOn } from './features/booking/domain/schedule.ts';
import { addDays, eachDate, type Temporal } from './lib/time.ts';
import type { PublicPost } from './lib/public-post.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';

const SHOWN_CLOSURES = 3;

/** What rendered pages show of the booking settings in force, seen from the moment `now`. */
export function siteFacts(
  plan: Pick<BookingPlan, 'clinic' | 'practitioners'>,
  now: Temporal.Instant,
  origin: string,
  posts: readonly PublicPost[],
): PublicFacts {
  const today = now.toZonedDateTimeISO(plan.clinic.timeZone).toPlainDate();
  const yearAhead = eachDate(today.toString(), addDays(today.toString(), 366));
  return {
    origin,
    year: today.year,
    openingHours: plan.clinic.hours,
    closures: yearAhead
      .flatMap((date) => {
        const name = closureOn(date, plan.clinic);
        return name === undefined ? [] : [{ date, name }];
      })
      .slice(0, SHOWN_CLOSURES),
    practitioners: plan.practitioners.map(({ id, name, qualification, registrationNumber }) => ({
      id,
      name,
      qualification: qualification ?? null,
      registrationNumber: registrationNumber ?? null,
    })),
    posts,
  };
}
