import { required } from '#app/platform/web/context.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { allTemplates } from '../../server/read-templates.ts';
import { notificationContext } from '../../server/running-notifications.ts';
import { deskMessageTexts } from '../../ui/desk-messages.ts';
import { TemplateList } from '../../ui/template-list.tsx';
import type { Route } from './+types/templates.ts';

export async function loader({ context }: Route.LoaderArgs) {
  actorOf(context);
  const { database, carriers } = required(context.get(notificationContext), 'notifications');
  const templates = await allTemplates(database.db, 'en');
  return {
    templates: templates.map(({ kind, channel, version, body, dltId, whatsappName }) => ({
      kind,
      channel,
      version,
      body,
      registered: channel === 'sms' ? dltId : channel === 'whatsapp' ? whatsappName : null,
      needsRegistration: channel === 'whatsapp' || (channel === 'sms' && (carriers?.sms?.needsTemplateId ?? true)),
    })),
  };
}

/** What patients are told, by kind of message and channel. */
export default function Templates({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(deskMessageTexts);
  useLive(['messages']);
  return (
    <>
      <title>{texts.templates}</title>
      <DeskHead title={texts.templates}>
        <DeskButton href="/admin-dashboard/messages">{texts.title}</DeskButton>
      </DeskHead>
      <TemplateList templates={loaderData.templates} />
    </>
  );
}
