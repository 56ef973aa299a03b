import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { signIn } from '../server/sign-in.ts';
import { readSession } from '../server/read-session.ts';
import { SignInForm } from '../ui/sign-in-form.tsx';
import { returnOf, screenFor, signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/admin-login.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { state } = await readSession(request, context);
  if (state !== 'none') throw redirect(screenFor(state, returnOf(request)), 303);
  const query = new URL(request.url).searchParams;
  return { isSignedOut: query.has('signed-out'), hasEnded: query.has('ended') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = formText(form, 'email');
  const outcome = await signIn(
    signInOf(context),
    { email, password: formText(form, 'password') },
    clientOf(request, context),
  );
  if (!outcome.ok) return data({ email }, { status: 401 });
  return redirect(screenFor('needs-second-factor', returnOf(request)), {
    status: 303,
    headers: withCookies(outcome.value),
  });
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInForm refused={actionData} {...loaderData} />;
}
