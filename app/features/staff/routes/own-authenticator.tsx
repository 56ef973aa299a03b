import { data } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { signedInSession } from '../server/read-session.ts';
import { requireRecentSignIn } from '../server/require-recent-sign-in.ts';
import { setUpAuthenticator } from '../server/set-up-authenticator.ts';
import { OwnAuthenticatorForm } from '../ui/own-authenticator-form.tsx';
import { newAppView } from './new-app-view.ts';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/own-authenticator.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRecentSignIn(context, request);
  return newAppView(signInOf(context), signedInSession(context));
}

export async function action({ context, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request);
  const form = await request.formData();
  const session = signedInSession(context);
  const outcome = await setUpAuthenticator(
    signInOf(context),
    session,
    formText(form, 'code'),
    clientOf(request, context),
  );
  if (!outcome.ok) return data(outcome, { status: outcome.reason === 'too-many-attempts' ? 429 : 422 });
  return data({ ok: true as const, codes: outcome.backupCodes }, { headers: withCookies(outcome.cookies) });
}

/** A new app is set up already when the codes are shown; the loader would begin the next one. */
export const shouldRevalidate = () => false;

export default function OwnAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok === true) return <OwnAuthenticatorForm app={loaderData} codes={actionData.codes} />;
  return <OwnAuthenticatorForm app={loaderData} refused={actionData} />;
}
