import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { changePassword } from '../server/passwords.ts';
import { signedInSession } from '../server/read-session.ts';
import { OwnPasswordForm } from '../ui/own-password-form.tsx';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/own-password.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const wish = { current: formText(form, 'current'), next: formText(form, 'password') };
  const outcome = await changePassword(signInOf(context), signedInSession(context), wish, clientOf(request, context));
  if (!outcome.ok) return data({ reason: outcome.reason }, { status: 422 });
  return redirect('/admin-dashboard/account?said=password', { status: 303, headers: withCookies(outcome.value) });
}

export default function OwnPassword({ actionData }: Route.ComponentProps) {
  return <OwnPasswordForm refused={actionData?.reason} />;
}
