import { data, redirect, useLocation } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { pathIn } from '#app/lib/page-language.ts';
import { withAsciiDigits } from '#app/lib/digits.ts';
import { formText } from '#app/lib/form-text.ts';
import { required } from '#app/platform/web/context.ts';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { addDays, atWallTime, wallClockOf } from '#app/lib/time.ts';
import { OWN_LANGUAGE_NAMES } from '#app/lib/language-names.ts';
import { channels, templateKinds } from '../../domain/channels.ts';
import { messageLanguages } from '../../domain/message.ts';
import { templateOf } from '../../server/read-templates.ts';
import { notificationContext } from '../../server/running-notifications.ts';
import { saveTemplate } from '../../server/save-template.ts';
import { valuesOf } from '../../server/short-text.ts';
import { deskMessageTexts } from '../../ui/desk-messages.ts';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { templatesPath } from '../../ui/templates-path.ts';
import { TemplateForm } from '../../ui/template-form.tsx';
import type { Route } from './+types/template-route.ts';

/** Which text an address names. */
function textOf(params: Route.LoaderArgs['params']) {
  const kind = templateKinds.find((each) => each === params.kind);
  const channel = channels.find((each) => each === params.channel);
  const language = messageLanguages.find((each) => each === params.language);
  if (!kind || !channel || !language) throw data(null, { status: 404 });
  return { kind, channel, language };
}

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  actorOf(context);
  const { database, clock, settings, place, origin } = required(context.get(notificationContext), 'notifications');
  const { kind, channel, language } = textOf(params);
  const { clinic, practitioners } = await settings.current();
  const { version, body, dltId, whatsappName } = await templateOf(database.db, kind, channel, language);
  const tomorrow = addDays(wallClockOf(clock.now().epochMilliseconds, clinic.timeZone).date, 1);
  const startsAt = atWallTime(tomorrow, 11 * 60, clinic.timeZone);
  const visit = { language, fullName: 'Asha Namuna', startsAt, practitionerName: practitioners[0]?.name ?? '' };
  // As long as a real one.
  const link = origin + pathIn(language, `/appointment/${'x'.repeat(27)}`);
  const sample = valuesOf(visit, { place, timeZone: clinic.timeZone, link, code: '123456' });
  return { kind, channel, language, version, body, dltId: dltId ?? '', whatsappName: whatsappName ?? '', sample };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const notifications = required(context.get(notificationContext), 'notifications');
  const { kind, channel, language } = textOf(params);
  const form = await request.formData();
  const text = (name: string): string => formText(form, name, 5000);
  const typed = {
    body: text('body').replaceAll('\r\n', '\n'),
    dltId: withAsciiDigits(text('dltId')).trim(),
    whatsappName: text('whatsappName').trim(),
  };
  const seenVersion = /^\d{1,6}$/.test(text('version')) ? Number(text('version')) : 0;
  const draft = { kind, channel, language, ...typed, seenVersion } as const;
  const saved = await saveTemplate(notifications, draft, actorOf(context));
  if (saved.ok) return redirect(`${templatesPath}/${kind}/${channel}/${language}?saved`, 303);
  const isTaken = saved.reason === 'changed-meanwhile';
  return data(
    { typed, error: isTaken ? null : saved.error, state: isTaken ? ('changed-meanwhile' as const) : null, seenVersion },
    { status: isTaken ? 409 : 422 },
  );
}

/** One kind of message on one channel in one language. */
export default function TemplateScreen({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(deskMessageTexts);
  const wasSaved = new URLSearchParams(useLocation().search).has('saved');
  const { kind, channel, language, version } = loaderData;
  const title = texts.editOf(texts.kinds[kind], texts.channels[channel], OWN_LANGUAGE_NAMES[language]);
  return (
    <>
      <title>{title}</title>
      <DeskHead title={title} />
      <LanguageTabs current={language} hrefOf={(each) => `${templatesPath}/${kind}/${channel}/${each}`} />
      <TemplateForm
        key={`${kind}/${channel}/${language}/${version}`}
        template={{ ...loaderData, ...actionData?.typed, ...(actionData && { version: actionData.seenVersion }) }}
        error={actionData?.error ?? null}
        state={actionData ? actionData.state : wasSaved ? 'saved' : null}
      />
    </>
  );
}
