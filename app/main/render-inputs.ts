import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { closureOn, usualWeek } from '#app/features/scheduling/domain/schedule.ts';
import { addDays, eachDate, type Temporal } from '#app/lib/time.ts';
import type { PublicPost } from '#app/lib/public-post.ts';
import { isDemonstration } from '#app/platform/content/clinic.ts';
import { editionInForce, inEdition } from '#app/platform/content/edition.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';

const SHOWN_CLOSURES = 3;

/** A library that nobody has put anything into, as the build knows it. */
const NO_PICTURES: RenderInputs['pictures'] = { version: '', library: {}, people: {} };

/** The render inputs for the booking settings in force at `now`. */
export function renderInputs(
  plan: BookingPlan,
  now: Temporal.Instant,
  origin: string,
  posts: readonly PublicPost[],
  pictures: RenderInputs['pictures'] = NO_PICTURES,
  edition = 0,
): RenderInputs {
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
    practitioners: plan.practitioners.map((person) => ({
      id: person.id,
      name: person.name,
      kind: person.kind ?? 'doctor',
      qualification: person.qualification ?? null,
      registrationNumber: person.registrationNumber ?? null,
      week: usualWeek(plan.clinic, person),
      visits: plan.appointmentTypes
        .filter(({ id }) => person.appointmentTypeIds.includes(id))
        .map(({ id, name, minutes }) => ({ id, name, minutes })),
    })),
    pictures,
    edition,
    isDemonstration: inEdition(editionInForce(), isDemonstration),
    posts,
  };
}
