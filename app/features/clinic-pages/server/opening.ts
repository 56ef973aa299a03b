import { formatDate } from '#app/lib/date-words.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import { summariseHours } from '../domain/opening-hours.ts';

/** The hours and coming closed days as a screen shows them. */
export function openingInWords({ openingHours, closures }: RenderInputs) {
  return {
    hours: summariseHours(openingHours).map(({ days, times }) => ({ days, times })),
    closures: closures.map(({ date, name }) => ({ date, day: formatDate(date), name })),
  };
}
