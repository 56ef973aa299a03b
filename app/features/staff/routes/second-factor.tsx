import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { giveCode } from '../server/give-code.ts';
import { SecondFactorForm } from '../ui/second-factor-form.tsx';
import { returnOf, sessionAt, signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/second-factor.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { hasAuthenticator, hasPasskey, email } = await sessionAt('needs-second-factor', request, context);
  return { hasAuthenticator, hasPasskey, email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await sessionAt('needs-second-factor', request, context);
  const form = await request.formData();
  const typed = formText(form, 'backupCode') || formText(form, 'code');
  const outcome = await giveCode(signInOf(context), session, typed, clientOf(request, context));
  if (!outcome.ok) {
    const field = formText(form, 'backupCode') === '' ? ('code' as const) : ('backupCode' as const);
    return data({ ...outcome, field }, { status: outcome.reason === 'too-many-attempts' ? 429 : 422 });
  }
  return redirect(returnOf(request), { status: 303, headers: withCookies(outcome.cookies) });
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorForm ways={loaderData} refused={actionData} />;
}
