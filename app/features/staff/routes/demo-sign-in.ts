import { data, redirect } from 'react-router';
import { appContext, required } from '#app/platform/web/context.ts';
import { requireLocalVisitor } from '#app/platform/web/local-only.ts';
import { signInByDemoLink } from '../server/demo-sign-in.ts';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/demo-sign-in.ts';

/** A link of `npm run demo`, which signs in whoever tries the desk on their own machine. Elsewhere it does not exist. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireLocalVisitor(required(context.get(appContext), 'the server').settings, request);
  const cookies = await signInByDemoLink(signInOf(context), params.token, clientOf(request, context));
  if (!cookies) throw data(null, { status: 404 });
  const headers = withCookies(cookies);
  headers.set('referrer-policy', 'no-referrer');
  return redirect('/admin-dashboard', { status: 303, headers });
}
