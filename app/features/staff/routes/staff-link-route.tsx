import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { parseChoice } from '../domain/choice.ts';
import { acceptLink, ownerOfLink } from '../server/accept-link.ts';
import { findLink } from '../server/staff-links.ts';
import { ChoosePasswordForm, LinkGone } from '../ui/choose-password-form.tsx';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/staff-link-route.ts';

async function linkView(context: Route.LoaderArgs['context'], token: string) {
  const signIn = signInOf(context);
  const link = await findLink(signIn, token);
  if (!link) return undefined;
  const owner = await ownerOfLink(signIn, link);
  return { kind: link.kind, email: owner?.email ?? link.email, role: link.role, isKnown: owner !== undefined };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await linkView(context, params.token);
  return link ? { link } : data({ link: undefined }, { status: 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const link = await linkView(context, params.token);
  if (!link) return data({ reason: 'link-gone' as const }, { status: 410 });
  const form = await request.formData();
  const typed = { name: formText(form, 'name'), email: formText(form, 'email'), password: formText(form, 'password') };
  const choice = parseChoice(typed, { name: !link.isKnown, email: link.email === null });
  const kept = { name: typed.name, email: typed.email };
  if (!choice.ok) return data({ reason: 'invalid' as const, faults: choice.faults, kept }, { status: 422 });
  const outcome = await acceptLink(signInOf(context), params.token, choice.value, clientOf(request, context));
  if (!outcome.ok)
    return data({ reason: outcome.reason, kept }, { status: outcome.reason === 'link-gone' ? 410 : 422 });
  return redirect('/admin-login/second-factor', { status: 303, headers: withCookies(outcome.value) });
}

export default function StaffLink({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData;
  if (!link || actionData?.reason === 'link-gone') return <LinkGone />;
  return <ChoosePasswordForm link={link} refused={actionData} />;
}
