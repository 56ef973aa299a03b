import { fail, ok } from '#app/lib/result.ts';
import { formatRupees } from '#app/lib/rupees.ts';
import { required } from '#app/platform/web/context.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { readRetired } from '../server/settings-save.ts';
import { ChangeReview } from '../ui/change-review.tsx';
import { settingsMessages } from '../ui/messages.ts';
import { SettingsList } from '../ui/settings-list.tsx';
import { submitOrder } from './submit-order.ts';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/visits.ts';

const home = '/admin-dashboard/settings/visits';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const { version, practitioners, appointmentTypes } = await settingsNow(context);
  const retired = await readRetired(db);
  return {
    version,
    visits: appointmentTypes.map((type) => ({
      id: type.id,
      name: type.name,
      minutes: type.minutes,
      fee: type.feeRupees === undefined ? null : formatRupees(type.feeRupees),
      offeredBy: practitioners.filter((person) => person.appointmentTypeIds.includes(type.id)).map(({ name }) => name),
    })),
    retired: retired.visits.map(({ id, name }) => ({ id, name })),
  };
}

/** Brings a kind of visit back that was no longer offered. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const form = await request.formData();
  const ordered = await submitOrder(context, form, { list: 'appointmentTypes', home });
  if (ordered) throw ordered;
  const retired = await readRetired(db);
  const visit = retired.visits.find(({ id }) => id === form.get('back'));
  const about = { part: 'visit', id: visit?.id ?? null, home } as const;
  return submitPlan(context, form, about, (plan) => {
    if (!visit) return fail('invalid', { errors: { name: 'unknown' } });
    const { id, name, minutes, bufferBeforeMinutes, bufferAfterMinutes, feeRupees } = visit;
    const back = {
      id,
      name,
      minutes,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      ...(feeRupees !== null && { feeRupees }),
    };
    return ok({ ...plan, appointmentTypes: [...plan.appointmentTypes, back] });
  });
}

export default function Visits({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(settingsMessages);
  if (actionData?.step === 'review') return <ChangeReview title={texts.names.visits} review={actionData} />;
  return (
    <SettingsList
      title={texts.names.visits}
      home={home}
      add={texts.addVisit}
      version={loaderData.version}
      rows={loaderData.visits.map(({ id, name, minutes, fee, offeredBy }) => ({
        id,
        name,
        text: [
          texts.perMinutes(minutes),
          fee ?? `${texts.fee}: ${texts.notShown}`,
          offeredBy.length > 0 ? offeredBy.join(', ') : `${texts.offeredBy}: ${texts.nothing}`,
        ].join('. '),
      }))}
      retiredTitle={texts.retiredVisits}
      retired={loaderData.retired}
    />
  );
}
