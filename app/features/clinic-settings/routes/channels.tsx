import { messageChannels, readDeskSettings } from '#app/platform/desk-settings.ts';
import { ok } from '#app/lib/result.ts';
import { required } from '#app/platform/web/context.ts';
import { draftOrder } from '../domain/settings-records.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { ChannelsForm } from '../ui/section-forms.tsx';
import { submitSection } from './submit-section.ts';
import type { Route } from './+types/channels.ts';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const { version, settings } = await readDeskSettings(db, 'channels');
  const initial = Object.fromEntries(settings.order.map((channel, index) => [`place-${index + 1}`, channel]));
  return { version, initial, channels: [...messageChannels] };
}

export async function action({ context, request }: Route.ActionArgs) {
  return submitSection(context, await request.formData(), 'channels', (typed) => {
    const order = draftOrder(messageChannels, typed);
    return order.ok ? ok({ order: order.value }) : order;
  });
}

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  return <ChannelsForm {...loaderData} answer={actionData} />;
}
