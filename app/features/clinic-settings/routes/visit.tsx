import { data } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { planOf } from '../domain/settings-form.ts';
import { draftVisit, typedVisit, withoutVisit } from '../domain/settings-people.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { readRetired } from '../server/settings-save.ts';
import { VisitForm } from '../ui/visit-form.tsx';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/visit.ts';

const home = '/admin-dashboard/settings/visits';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const settings = await settingsNow(context);
  const { version, practitioners, appointmentTypes } = settings;
  const visit = appointmentTypes.find(({ id }) => id === params.visitId);
  if (!visit && params.visitId !== 'new') throw data(null, { status: 404 });
  return {
    id: params.visitId,
    version,
    name: visit?.name ?? null,
    practitioners: practitioners.map(({ id, name }) => ({ id, name })),
    initial: visit ? typedVisit(planOf(settings), visit) : {},
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const { appointmentTypes } = await settingsNow(context);
  const id = appointmentTypes.find((type) => type.id === params.visitId)?.id ?? null;
  if (id === null && params.visitId !== 'new') throw data(null, { status: 404 });
  const retired = await readRetired(db);
  const taken = retired.visits.map((type) => type.id);
  return submitPlan(context, await request.formData(), { part: 'visit', id, home }, (plan, typed) =>
    typed['do'] === 'retire' && id !== null ? withoutVisit(plan, id) : draftVisit(plan, typed, id, [...taken, 'new']),
  );
}

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, ...form } = loaderData;
  return <VisitForm key={id} {...form} answer={actionData} />;
}
