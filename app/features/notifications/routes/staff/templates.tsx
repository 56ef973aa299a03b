import { required } from '#app/platform/web/context.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { messageLanguages } from '../../domain/message.ts';
import { allTemplates, countChanged } from '../../server/read-templates.ts';
import { notificationContext } from '../../server/running-notifications.ts';
import { deskMessageTexts } from '../../ui/desk-messages.ts';
import { TemplateList } from '../../ui/template-list.tsx';
import type { Route } from './+types/templates.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  actorOf(context);
  const { database, carriers } = required(context.get(notificationContext), 'notifications');
  const asked = new URL(request.url).searchParams.get('language');
  const language = messageLanguages.find((each) => each === asked) ?? 'en';
  return {
    language,
    changed: await countChanged(database.db),
    templates: (await allTemplates(database.db, language)).map(
      ({ kind, channel, version, body, dltId, whatsappName }) => ({
        kind,
        channel,
        version,
        body,
        registered: channel === 'sms' ? dltId : channel === 'whatsapp' ? whatsappName : null,
        needsRegistration: channel === 'whatsapp' || (channel === 'sms' && (carriers?.sms?.needsTemplateId ?? true)),
      }),
    ),
  };
}

/** What patients are told, by kind of message and channel, in one language. */
export default function Templates({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(deskMessageTexts);
  useLive(['messages']);
  return (
    <>
      <title>{texts.templates}</title>
      <DeskHead title={texts.templates}>
        <DeskButton href="/admin-dashboard/messages">{texts.title}</DeskButton>
      </DeskHead>
      <TemplateList {...loaderData} />
    </>
  );
}
