import { Form, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/desk-sent-form.ts';
import { mayStillSee } from './desk-reach.ts';
import { deskScreenAt } from '#app/features/staff/domain/desk-draft.ts';
import { forgetRefusedForm, refusedForm } from '#app/features/staff/server/refused-forms.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { SentForm } from '#app/ui/away/sent-form.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { sentFormMessages } from '#app/ui/desk/sent-form-messages.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { appContext, required } from '#app/platform/web/context.ts';

const desk = '/admin-dashboard';

async function keptForm(context: Readonly<RouterContextProvider>, place: string) {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  const parts = { db: database.db, clock, keyRing };
  const by = actorOf(context);
  const screen = deskScreenAt(place);
  if (!screen || !(await mayStillSee(context, by, screen))) throw redirect(desk, 303);
  return { parts, by, screen, sent: await refusedForm(parts, by.id, screen) };
}

/** A form that was sent when the session had ended: it goes on from here, for whoever sent it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const place = url.searchParams.get('place') ?? '';
  const { parts, by, screen, sent } = await keptForm(context, place);
  // It is shown once: sent or not, it does not stay with us.
  await forgetRefusedForm(parts, by.id, screen);
  if (!sent) throw redirect(place, 303);
  return { place, sent };
}

export default function DeskSentForm({ loaderData: { place, sent } }: Route.ComponentProps) {
  const texts = useMessages(sentFormMessages);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <p>{texts.text}</p>
      <SentForm sent={sent} send={texts.send} />
      <Form method="get" action={place}>
        <DeskButton look="bare">{texts.discard}</DeskButton>
      </Form>
    </>
  );
}
