import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { parseTokenName, tokenDays } from '../domain/access-token.ts';
import { accessTokensOf, makeAccessToken, revokeAccessToken } from '../server/access-tokens.ts';
import { requireRecentSignIn } from '../server/require-recent-sign-in.ts';
import { actorOf } from '../server/staff-context.ts';
import { AccessTokensScreen, type AccessTokenAnswer, type AccessTokensView } from '../ui/access-tokens-screen.tsx';
import { tokenRow } from './access-rows.ts';
import { signInOf } from './sign-in-request.ts';
import type { Route } from './+types/access-tokens-route.ts';

const here = '/admin-dashboard/account/tokens';

export async function loader({ context, request }: Route.LoaderArgs): Promise<AccessTokensView> {
  requireRecentSignIn(context, request);
  const { settings } = required(context.get(appContext), 'the running server');
  const tokens = await accessTokensOf(signInOf(context), actorOf(context).id);
  return {
    fhirAddress: `${settings.publicUrl ?? new URL(request.url).origin}/api/v1/fhir`,
    tokens: tokens.map(tokenRow),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request, here);
  const by = actorOf(context);
  const form = await request.formData();
  if (formText(form, 'intent') === 'revoke') {
    await revokeAccessToken(signInOf(context), by, formText(form, 'token'));
    return redirect(`${here}?said=ended`, 303);
  }
  const typed = formText(form, 'name').slice(0, 200);
  const name = parseTokenName(typed);
  if (name === undefined) return data<AccessTokenAnswer>({ reason: 'name', typed }, { status: 422 });
  const days = tokenDays.find((each) => String(each) === formText(form, 'days')) ?? tokenDays[0];
  const made = await makeAccessToken(signInOf(context), by, { name, days });
  if (!made.ok) return data<AccessTokenAnswer>({ reason: made.reason, typed }, { status: 409 });
  return data<AccessTokenAnswer>({ token: made.value.token });
}

export default function AccessTokens({ loaderData, actionData }: Route.ComponentProps) {
  return <AccessTokensScreen view={loaderData} answer={actionData} />;
}
