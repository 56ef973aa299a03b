import { redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { openInvitations, withdrawInvitation } from '../server/invitations.ts';
import { diaryPeople } from '#app/features/scheduling/server/people-of-diary.ts';
import { colleagues } from '../server/team.ts';
import { signedInSession } from '../server/read-session.ts';
import { actorOf } from '../server/staff-context.ts';
import { TeamScreen } from '../ui/team-screen.tsx';
import { isUuid } from '#app/lib/uuid.ts';
import { signInOf } from './sign-in-request.ts';
import { formatDateTime } from './format-date-time.ts';
import type { Route } from './+types/team-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const signIn = signInOf(context);
  const { staff } = signedInSession(context);
  const [members, invitations, people] = await Promise.all([
    colleagues(signIn.db),
    openInvitations(signIn),
    diaryPeople(signIn.db),
  ]);
  const inDiary = (id: string | null) => people.find((person) => person.id === id)?.name ?? null;
  return {
    members: members.map(({ seenAt, practitionerId, ...member }) => ({
      ...member,
      isSelf: member.id === staff.id,
      practitioner: inDiary(practitionerId),
      seen: seenAt === null ? null : formatDateTime(seenAt),
    })),
    invitations: invitations.map(({ expiresAt, practitionerId, ...invitation }) => ({
      ...invitation,
      practitioner: inDiary(practitionerId),
      until: formatDateTime(expiresAt),
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, 'invitationId');
  const isGone = isUuid(id) && (await withdrawInvitation(signInOf(context), actorOf(context), id));
  return redirect(`/admin-dashboard/team?said=${isGone ? 'withdrawn' : 'gone'}`, 303);
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamScreen {...loaderData} />;
}
