import { data } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { draftPractitioner, typedPractitioner, withoutPractitioner } from '../domain/settings-people.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { readRetired } from '../server/settings-save.ts';
import { PractitionerForm } from '../ui/practitioner-form.tsx';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/practitioner.ts';

const home = '/admin-dashboard/settings/practitioners';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { version, practitioners, appointmentTypes } = await settingsNow(context);
  const person = practitioners.find(({ id }) => id === params.practitionerId);
  if (!person && params.practitionerId !== 'new') throw data(null, { status: 404 });
  return {
    id: params.practitionerId,
    version,
    name: person?.name ?? null,
    visits: appointmentTypes.map(({ id, name }) => ({ id, name })),
    pageHref: person && person.kind !== 'therapist' ? `/admin-dashboard/site/people.${person.id}.yml` : undefined,
    initial: person ? typedPractitioner(person) : {},
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const { practitioners } = await settingsNow(context);
  const id = practitioners.find((person) => person.id === params.practitionerId)?.id ?? null;
  if (id === null && params.practitionerId !== 'new') throw data(null, { status: 404 });
  const retired = await readRetired(db);
  const taken = retired.people.map((person) => person.id);
  return submitPlan(context, await request.formData(), { part: 'practitioner', id, home }, (plan, typed) =>
    typed['do'] === 'retire' && id !== null
      ? withoutPractitioner(plan, id)
      : draftPractitioner(plan, typed, id, [...taken, 'new']),
  );
}

export default function Practitioner({ loaderData, actionData }: Route.ComponentProps) {
  const { id, ...form } = loaderData;
  return <PractitionerForm key={id} {...form} answer={actionData} />;
}
