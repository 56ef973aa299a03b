import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { parseMemberChoice } from '../domain/member-form.ts';
import { accessTokensOf } from '../server/access-tokens.ts';
import { changeColleague, helpColleagueBackIn, removeColleague, signColleagueOut } from '../server/change-colleague.ts';
import { diaryPeople, feedsMadeBy } from '#app/features/scheduling/server/people-of-diary.ts';
import { openSessions } from '../server/end-sessions.ts';
import { signedInSession } from '../server/read-session.ts';
import { requireRecentSignIn } from '../server/require-recent-sign-in.ts';
import { actorOf } from '../server/staff-context.ts';
import { findColleague } from '../server/team.ts';
import { MemberScreen } from '../ui/member-screen.tsx';
import { sessionRow, tokenRow } from './access-rows.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { signInOf } from './sign-in-request.ts';
import type { Route } from './+types/member.ts';

async function memberOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const member = isUuid(params.memberId) ? await findColleague(signInOf(context).db, params.memberId) : undefined;
  if (!member) throw data(null, { status: 404 });
  return member;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireRecentSignIn(context, request);
  const signIn = signInOf(context);
  const { seenAt: _seen, ...member } = await memberOf({ context, params });
  const [sessions, tokens, feeds, people] = await Promise.all([
    openSessions(signIn, member),
    accessTokensOf(signIn, member.id),
    feedsMadeBy(signIn.db, member.id),
    diaryPeople(signIn.db),
  ]);
  return {
    member,
    isSelf: member.id === signedInSession(context).staff.id,
    access: { sessions: sessions.map(sessionRow), tokens: tokens.map(tokenRow), feeds },
    hasMail: signIn.hasMail,
    people,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request);
  const signIn = signInOf(context);
  const by = actorOf(context);
  const { id } = await memberOf({ context, params });
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const said = (what: string) => redirect(`/admin-dashboard/team/${id}?said=${what}`, 303);
  if (intent === 'change') {
    const choice = parseMemberChoice(formText(form, 'role'), formText(form, 'practitionerId'));
    if (!choice) return data({ reason: 'role' as const }, { status: 422 });
    const seen = { role: formText(form, 'seenRole'), practitionerId: formText(form, 'seenPractitioner') || null };
    const outcome = await changeColleague(signIn, by, id, { ...choice, seen });
    return outcome.ok ? said('changed') : data({ reason: outcome.reason }, { status: 409 });
  }
  if (intent === 'remove') {
    const outcome = await removeColleague(signIn, by, id);
    return outcome.ok
      ? redirect('/admin-dashboard/team?said=removed', 303)
      : data({ reason: outcome.reason }, { status: 409 });
  }
  if (intent === 'sign-out') {
    await signColleagueOut(signIn, by, id);
    return said('signed-out');
  }
  if (intent === 'help') {
    // Somebody who helps themselves would lock themselves out with the next click.
    if (id === by.id) return data({ reason: 'self' as const }, { status: 409 });
    const outcome = await helpColleagueBackIn(signIn, by, id);
    return outcome.ok ? said('helped') : data({ reason: outcome.reason }, { status: 409 });
  }
  return data({ reason: 'role' as const }, { status: 422 });
}

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberScreen key={loaderData.member.id} {...loaderData} answer={actionData} />;
}
