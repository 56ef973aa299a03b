import { data } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { parseInvitation } from '../domain/member-form.ts';
import { requireRecentSignIn } from '../server/require-recent-sign-in.ts';
import { actorOf } from '../server/staff-context.ts';
import { invite } from '../server/invitations.ts';
import { diaryPeople } from '#app/features/scheduling/server/people-of-diary.ts';
import { InviteForm } from '../ui/invite-form.tsx';
import { signInOf } from './sign-in-request.ts';
import type { Route } from './+types/invite.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRecentSignIn(context, request);
  const { db, hasMail } = signInOf(context);
  return { people: await diaryPeople(db), hasMail };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request);
  const form = await request.formData();
  const typed = {
    email: formText(form, 'email'),
    role: formText(form, 'role'),
    practitionerId: formText(form, 'practitionerId'),
  };
  const parsed = parseInvitation(typed);
  if (!parsed.ok) return data({ ok: false as const, typed, faults: parsed.faults }, { status: 422 });
  const outcome = await invite(signInOf(context), actorOf(context), parsed.value);
  if (!outcome.ok) return data({ ok: false as const, typed, faults: [outcome.reason] }, { status: 422 });
  return { ok: true as const, link: outcome.value, email: parsed.value.email };
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  return <InviteForm {...loaderData} answer={actionData} />;
}
