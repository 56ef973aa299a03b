import { intersect, subtract, type Interval } from '#app/lib/interval.ts';
import { addDays, type IsoDate } from '#app/lib/time.ts';
import type { ClinicSettings, Practitioner } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { ClosedKind } from './desk-view.ts';
import {
  closureOn,
  daysInterval,
  namedBreaksOn,
  openingOn,
  workingIntervals,
} from '#app/features/scheduling/domain/schedule.ts';

interface AwayTime extends Interval {
  readonly kind: Extract<ClosedKind, 'break' | 'closed' | 'off'>;
  /** What the clinic called the break or the closure; null for its weekly hours and a person's. */
  readonly label: string | null;
}

/**
 * The time of a day, from midnight to midnight, in which the settings let a practitioner see nobody, with its reason: the
 * clinic is closed, it has its break, or it is open and this person is not in. Leave is left out, it has its own reason.
 */
export function awayTimes(
  clinic: ClinicSettings,
  person: Pick<Practitioner, 'hours' | 'leave'>,
  date: IsoDate,
): AwayTime[] {
  const until = addDays(date, 1);
  const whole = [daysInterval(date, until, clinic.timeZone)];
  const opening = openingOn(date, clinic);
  const withoutBreaks = { ...clinic, breaks: [] };
  const present = workingIntervals(withoutBreaks, { hours: person.hours, leave: [] }, date, until);
  const closure = closureOn(date, clinic) ?? null;
  const times: AwayTime[] = [
    ...subtract(whole, opening).map((time) => ({ ...time, kind: 'closed' as const, label: closure })),
    ...subtract(opening, present).map((time) => ({ ...time, kind: 'off' as const, label: null })),
    ...namedBreaksOn(date, clinic).flatMap(({ name, ...pause }) =>
      intersect([pause], present).map((time) => ({ ...time, kind: 'break' as const, label: name })),
    ),
  ];
  return times.flatMap((time) => subtract([time], person.leave).map((rest) => ({ ...time, ...rest })));
}
