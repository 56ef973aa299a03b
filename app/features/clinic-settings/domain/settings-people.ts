import { fail, ok, type Result } from '#app/lib/result.ts';
import type { AppointmentType, BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { FormReader, type SettingsErrors, type Typed } from './settings-form.ts';
import { readWeek, typedWeek } from './settings-hours.ts';

type Draft = Result<BookingPlan, 'invalid', { errors: SettingsErrors }>;
type Person = BookingPlan['practitioners'][number];

/** An id made from a name, "dr-asha-namuna", that none of `taken` has; it stays when the name changes. */
export function idFromName(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 50);
  const base = words === '' ? 'person' : words;
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** The fields of somebody who sees patients as they are in force. */
export function typedPractitioner(person: Person): Typed {
  return {
    name: person.name,
    kind: person.kind ?? 'doctor',
    qualification: person.qualification ?? '',
    registrationNumber: person.registrationNumber ?? '',
    ...Object.fromEntries(person.appointmentTypeIds.map((id) => [`offers-${id}`, 'on'])),
    week: person.hours ? 'own' : 'clinic',
    ...(person.hours && typedWeek(person.hours)),
  };
}

/**
 * The plan with what was typed about somebody: `id` is who it is, null makes a new person at the end of the list.
 * `takenIds` are ids of people who left, which nobody gets again.
 */
export function draftPractitioner(
  plan: BookingPlan,
  typed: Typed,
  id: string | null,
  takenIds: readonly string[] = [],
): Draft {
  const form = new FormReader(typed);
  const name = form.line('name', 80, true);
  const qualification = form.line('qualification', 200);
  const registrationNumber = form.line('registrationNumber', 80);
  const hours = form.text('week') === 'own' ? readWeek(form) : undefined;
  const appointmentTypeIds = plan.appointmentTypes
    .map((type) => type.id)
    .filter((each) => form.isTicked(`offers-${each}`));
  if (!form.isFine || name === undefined) return fail('invalid', { errors: form.errors });
  const ids = [...plan.practitioners.map((person) => person.id), ...takenIds];
  const person: Person = {
    id: id ?? idFromName(name, ids),
    name,
    ...(form.text('kind') === 'therapist' && { kind: 'therapist' as const }),
    ...(qualification !== undefined && { qualification }),
    ...(registrationNumber !== undefined && { registrationNumber }),
    appointmentTypeIds,
    ...(hours && { hours }),
  };
  const known = plan.practitioners.some((each) => each.id === id);
  const practitioners = known
    ? plan.practitioners.map((each) => (each.id === id ? person : each))
    : [...plan.practitioners, person];
  return ok({ ...plan, practitioners });
}

/** The plan without somebody: their appointments stay, nobody can book with them any more. One person must remain. */
export function withoutPractitioner(plan: BookingPlan, id: string): Draft {
  const practitioners = plan.practitioners.filter((person) => person.id !== id);
  if (practitioners.length === 0) return fail('invalid', { errors: { name: 'last-one' } });
  return ok({ ...plan, practitioners });
}

/** The list with one of it a place earlier or later; unchanged where there is no such place or no such one. */
export function movedInOrder<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  way: 'earlier' | 'later',
): readonly Item[] {
  const from = list.findIndex((item) => item.id === id);
  const to = from + (way === 'earlier' ? -1 : 1);
  const [item, other] = [list[from], list[to]];
  if (!item || !other) return list;
  return list.toSpliced(from, 1, other).toSpliced(to, 1, item);
}

/** The fields of a kind of visit as they are in force, with who offers it. */
export function typedVisit(plan: BookingPlan, type: AppointmentType): Typed {
  const offering = plan.practitioners.filter((person) => person.appointmentTypeIds.includes(type.id));
  return {
    name: type.name,
    minutes: String(type.minutes),
    bufferBeforeMinutes: String(type.bufferBeforeMinutes),
    bufferAfterMinutes: String(type.bufferAfterMinutes),
    feeRupees: type.feeRupees === undefined ? '' : type.feeRupees.toLocaleString('en-IN'),
    ...Object.fromEntries(offering.map(({ id }) => [`offered-by-${id}`, 'on'])),
  };
}

/** The plan with what was typed about a kind of visit; null makes a new one. Visits already booked keep their length. */
export function draftVisit(
  plan: BookingPlan,
  typed: Typed,
  id: string | null,
  takenIds: readonly string[] = [],
): Draft {
  const form = new FormReader(typed);
  const name = form.line('name', 80, true);
  const minutes = form.number('minutes', 5, 480);
  const bufferBeforeMinutes = form.number('bufferBeforeMinutes', 0, 240, false) ?? 0;
  const bufferAfterMinutes = form.number('bufferAfterMinutes', 0, 240, false) ?? 0;
  const feeRupees = form.number('feeRupees', 0, 10_000_000, false);
  if (!form.isFine || name === undefined || minutes === undefined) return fail('invalid', { errors: form.errors });
  const ids = [...plan.appointmentTypes.map((type) => type.id), ...takenIds];
  const type: AppointmentType = {
    id: id ?? idFromName(name, ids),
    name,
    minutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    ...(feeRupees !== undefined && { feeRupees }),
  };
  const known = plan.appointmentTypes.some((each) => each.id === id);
  const appointmentTypes = known
    ? plan.appointmentTypes.map((each) => (each.id === id ? type : each))
    : [...plan.appointmentTypes, type];
  const order = appointmentTypes.map((each) => each.id);
  const practitioners = plan.practitioners.map((person) => {
    const others = person.appointmentTypeIds.filter((each) => each !== type.id);
    const offered = form.isTicked(`offered-by-${person.id}`) ? [...others, type.id] : others;
    return { ...person, appointmentTypeIds: order.filter((each) => offered.includes(each)) };
  });
  return ok({ ...plan, appointmentTypes, practitioners });
}

/** The plan without a kind of visit: what is booked stays, nobody can book it any more. One must remain. */
export function withoutVisit(plan: BookingPlan, id: string): Draft {
  const appointmentTypes = plan.appointmentTypes.filter((type) => type.id !== id);
  if (appointmentTypes.length === 0) return fail('invalid', { errors: { name: 'last-one' } });
  const practitioners = plan.practitioners.map((person) => ({
    ...person,
    appointmentTypeIds: person.appointmentTypeIds.filter((each) => each !== id),
  }));
  return ok({ ...plan, appointmentTypes, practitioners });
}
