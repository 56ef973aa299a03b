import { data } from 'react-router';
import { parseInvitation } from '../domain/member-form.ts';
import { requireRecentSignIn } from '../server/require-recent-sign-in.ts';
import { actorOf } from '../server/staff-context.ts';
import { diaryPeople, invite } from '../server/team.ts';
import { InviteForm } from '../ui/invite-form.tsx';
import { signInOf, textOf } from './sign-in-request.ts';
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
    email: textOf(form, 'email'),
    role: textOf(form, 'role'),
    practitionerId: textOf(form, 'practitionerId'),
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
