import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { confirmPassword } from '../server/passwords.ts';
import { signedInSession } from '../server/read-session.ts';
import { ConfirmForm } from '../ui/confirm-form.tsx';
import { returnOf, signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/confirm.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return { hasPasskey: signedInSession(context).hasPasskey, to: returnOf(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const session = signedInSession(context);
  const outcome = await confirmPassword(
    signInOf(context),
    session,
    formText(form, 'password'),
    clientOf(request, context),
  );
  if (!outcome.ok) return data({ reason: outcome.reason }, { status: outcome.reason === 'wrong-password' ? 422 : 429 });
  return redirect(returnOf(request), { status: 303, headers: withCookies(outcome.value) });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmForm {...loaderData} refused={actionData?.reason} />;
}
