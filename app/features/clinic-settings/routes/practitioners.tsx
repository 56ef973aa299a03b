import { fail, ok } from '#app/lib/result.ts';
import { required } from '#app/platform/web/context.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { readRetired } from '../server/settings-save.ts';
import { ChangeReview } from '../ui/change-review.tsx';
import { settingsMessages } from '../ui/messages.ts';
import { SettingsList } from '../ui/settings-list.tsx';
import { submitOrder } from './submit-order.ts';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/practitioners.ts';

const home = '/admin-dashboard/settings/practitioners';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const { version, practitioners, appointmentTypes } = await settingsNow(context);
  const { people } = await readRetired(db);
  return {
    version,
    people: practitioners.map(({ id, name, kind, qualification, registrationNumber, appointmentTypeIds }) => ({
      id,
      name,
      kind: kind ?? 'doctor',
      qualification: qualification ?? null,
      registrationNumber: registrationNumber ?? null,
      offers: appointmentTypes.filter((type) => appointmentTypeIds.includes(type.id)).map((type) => type.name),
    })),
    retired: people.map(({ id, name }) => ({ id, name })),
  };
}

/** Moves somebody in the order, or brings back who had left. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const form = await request.formData();
  const ordered = await submitOrder(context, form, { list: 'practitioners', home });
  if (ordered) throw ordered;
  const { people } = await readRetired(db);
  const person = people.find(({ id }) => id === form.get('back'));
  const about = { part: 'practitioner', id: person?.id ?? null, home } as const;
  return submitPlan(context, form, about, (plan) => {
    if (!person) return fail('invalid', { errors: { name: 'unknown' } });
    const { id, name, kind, qualification, registrationNumber, hours } = person;
    const back = {
      id,
      name,
      ...(kind === 'therapist' && { kind }),
      ...(qualification !== null && { qualification }),
      ...(registrationNumber !== null && { registrationNumber }),
      ...(hours !== null && { hours }),
      appointmentTypeIds: [],
    };
    return ok({ ...plan, practitioners: [...plan.practitioners, back] });
  });
}

export default function Practitioners({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(settingsMessages);
  if (actionData?.step === 'review') return <ChangeReview title={texts.names.practitioners} review={actionData} />;
  return (
    <SettingsList
      title={texts.names.practitioners}
      home={home}
      add={texts.addPractitioner}
      version={loaderData.version}
      rows={loaderData.people.map(({ id, name, kind, qualification, registrationNumber, offers }) => ({
        id,
        name,
        text: [
          texts.kinds[kind],
          qualification ?? `${texts.qualification}: ${texts.notShown}`,
          registrationNumber ?? `${texts.registrationNumber}: ${texts.notShown}`,
          offers.length > 0 ? offers.join(', ') : texts.offersNothing,
        ].join('. '),
      }))}
      retiredTitle={texts.retired}
      retired={loaderData.retired}
    />
  );
}
