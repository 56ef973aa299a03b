import { createContext, data } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { setUpAuthenticator } from '../server/set-up-authenticator.ts';
import { BackupCodes } from '../ui/backup-codes-list.tsx';
import { SetUpForm } from '../ui/set-up-form.tsx';
import { newAppView } from './new-app-view.ts';
import { returnOf, sessionAt, signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/set-up.ts';

/** Whether this very request has set the second factor up: its cookie is that of the session before. */
const isDoneContext = createContext(false);

/** Nothing after a document's post that succeeded: the loader would find the session gone and lead away from the codes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(isDoneContext)) return null;
  const session = await sessionAt('needs-setup', request, context);
  return newAppView(signInOf(context), session);
}

/** The codes are shown in the answer itself: they exist nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await sessionAt('needs-setup', request, context);
  const form = await request.formData();
  const outcome = await setUpAuthenticator(
    signInOf(context),
    session,
    formText(form, 'code'),
    clientOf(request, context),
  );
  if (!outcome.ok) return data(outcome, { status: outcome.reason === 'too-many-attempts' ? 429 : 422 });
  const { backupCodes } = outcome;
  context.set(isDoneContext, true);
  return data({ ok: true as const, backupCodes, to: returnOf(request) }, { headers: withCookies(outcome.cookies) });
}

/** The session is another one after the codes: asked again, the loader would lead away from them. */
export const shouldRevalidate = () => false;

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok === true) return <BackupCodes codes={actionData.backupCodes} to={actionData.to} isFirst />;
  return loaderData && <SetUpForm app={loaderData} refused={actionData} />;
}
