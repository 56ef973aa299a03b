import { data, redirect } from 'react-router';
import { may } from '#app/features/staff/domain/permissions.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatShortMoment } from '#app/lib/moment-words.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { required } from '#app/platform/web/context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { stateOf } from '../../domain/message-state.ts';
import { messageFilter } from '../../domain/message-filter.ts';
import { markAsCalled, resendMessage } from '../../server/desk/handle-message.ts';
import { listMessages, messagesPageSize, type ListedMessage } from '../../server/desk/list-messages.ts';
import { notificationContext } from '../../server/running-notifications.ts';
import { deskMessageTexts } from '../../ui/desk-messages.ts';
import { MessageList, type MessageLine } from '../../ui/message-list.tsx';
import type { Route } from './+types/messages-route.ts';

const mostPages = 1000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const notifications = required(context.get(notificationContext), 'notifications');
  const by = actorOf(context);
  const query = new URL(request.url).searchParams;
  const filter = messageFilter(query.get('status'));
  const page = Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const { rows, counts } = await listMessages(notifications, filter, page, by);
  const { timeZone } = (await notifications.settings.current()).clinic;
  return {
    filter,
    page,
    pages: Math.max(1, Math.ceil(counts[filter] / messagesPageSize)),
    counts,
    lines: rows.map((row) => lineOf(row, timeZone)),
    mayEdit: may(by, 'messages.edit'),
  };
}

function lineOf(row: ListedMessage, timeZone: string): MessageLine {
  const words = (at: EpochMs): string => formatShortMoment(at, timeZone);
  const { id, kind, channel, visit, waiting, enquiryId } = row;
  const href = visit
    ? `/admin-dashboard/diary/appointments/${visit.id}`
    : waiting
      ? `/admin-dashboard/diary/waiting-list?date=${waiting.lastDay}`
      : `/admin-dashboard/enquiries/${enquiryId ?? ''}`;
  const whom = { name: visit?.fullName ?? waiting?.fullName ?? null, href, visit: visit && words(visit.startsAt) };
  return {
    id,
    kind,
    when: words(row.endedAt ?? row.createdAt),
    whom: row.recipient === 'clinic' ? null : whom,
    channel,
    state: stateOf({ ...row, isCalled: row.calledAt !== null }),
    error: row.lastError,
    isOpen: row.status === 'failed' && row.calledAt === null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const notifications = required(context.get(notificationContext), 'notifications');
  const by = actorOf(context);
  const form = await request.formData();
  const [id, intent] = [form.get('message'), form.get('intent')];
  if (typeof id !== 'string' || !isUuid(id) || (intent !== 'again' && intent !== 'called'))
    return data({ said: 'changed-meanwhile' as const }, { status: 422 });
  const handle = intent === 'again' ? resendMessage : markAsCalled;
  const outcome = await handle(notifications, id, by);
  if (!outcome.ok) return data({ said: outcome.reason }, { status: 409 });
  const filter = messageFilter(new URL(request.url).searchParams.get('status'));
  return redirect(`/admin-dashboard/messages?status=${filter}&said=${intent}`, 303);
}

/** What patients and clinic were told, and whom nobody could tell. */
export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(deskMessageTexts);
  const said = useFlash();
  useLive(['messages']);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        {loaderData.mayEdit && <DeskButton href="/admin-dashboard/messages/templates">{texts.templates}</DeskButton>}
      </DeskHead>
      <MessageList list={loaderData} said={actionData?.said ?? (said === 'again' || said === 'called' ? said : null)} />
    </>
  );
}
