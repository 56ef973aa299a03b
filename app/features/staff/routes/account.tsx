import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { parseName } from '../domain/choice.ts';
import { may } from '../domain/permissions.ts';
import { isRecent } from '../domain/session.ts';
import { backupCodesLeft } from '../server/backup-codes.ts';
import { endOtherSessions, endOwnSession, openSessions } from '../server/end-sessions.ts';
import { passkeysOf, removeSecondFactor } from '../server/passkeys.ts';
import { changeOwnName } from '../server/passwords.ts';
import { signedInSession } from '../server/read-session.ts';
import { requireRecentSignIn } from '../server/require-recent-sign-in.ts';
import { renewOwnBackupCodes } from '../server/set-up-authenticator.ts';
import { actorOf } from '../server/staff-context.ts';
import { AccountScreen } from '../ui/account-screen.tsx';
import { sessionRow } from './access-rows.ts';
import { signInOf } from './sign-in-request.ts';
import { formatDateTime } from './format-date-time.ts';
import type { Route } from './+types/account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const signIn = signInOf(context);
  const { staff, email, sessionId, provedAt, hasAuthenticator } = signedInSession(context);
  const [passkeys, codesLeft, sessions] = await Promise.all([
    passkeysOf(signIn, staff.id),
    backupCodesLeft(signIn.db, staff.id),
    openSessions(signIn, staff),
  ]);
  return {
    name: staff.name,
    email,
    role: staff.role,
    isRecent: isRecent(provedAt, signIn.clock.now().epochMilliseconds),
    hasApp: hasAuthenticator,
    mayHaveTokens: may(staff, 'patients.medical'),
    codesLeft,
    passkeys: passkeys.map(({ id, name, addedAt }) => ({
      id,
      name,
      added: addedAt === null ? '' : formatDateTime(addedAt),
    })),
    sessions: sessions.map((session) => ({ ...sessionRow(session), isThis: session.id === sessionId })),
  };
}

const here = '/admin-dashboard/account';
const saved = (said: string) => redirect(`${here}?said=${said}`, 303);

export async function action({ request, context }: Route.ActionArgs) {
  const signIn = signInOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  if (intent === 'rename') {
    const typed = formText(form, 'name');
    const name = parseName(typed);
    if (name === undefined) return data({ reason: 'name' as const, typed }, { status: 422 });
    await changeOwnName(signIn, by, name);
    return saved('renamed');
  }
  if (intent === 'end-session') {
    await endOwnSession(signIn, by, formText(form, 'sessionId'));
    return saved('ended');
  }
  if (intent === 'end-others') {
    await endOtherSessions(signIn, by, signedInSession(context).sessionId);
    return saved('ended');
  }
  requireRecentSignIn(context, request, here);
  if (intent === 'new-codes') {
    if (!signedInSession(context).hasAuthenticator) return saved('nothing');
    return data({ reason: null, codes: await renewOwnBackupCodes(signIn, by) });
  }
  if (intent === 'remove-app' || intent === 'remove-passkey') {
    const passkeyId = intent === 'remove-app' ? null : formText(form, 'passkeyId');
    const outcome = await removeSecondFactor(signIn, by, { passkeyId });
    if (!outcome.ok && outcome.reason === 'last-one') return data({ reason: 'last-one' as const }, { status: 409 });
    return saved('removed');
  }
  return data({ reason: 'unknown' as const }, { status: 422 });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen account={loaderData} answer={actionData} />;
}
