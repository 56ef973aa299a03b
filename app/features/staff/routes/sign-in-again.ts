import type { RouterContextProvider } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { isFromThisSite } from '#app/platform/web/same-origin.ts';
import { giveCode } from '../server/give-code.ts';
import { readSession } from '../server/read-session.ts';
import { signIn } from '../server/sign-in.ts';
import type { AgainAnswer } from '../ui/sign-in-again-answer.ts';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/sign-in-again.ts';

type Cookies = Parameters<typeof withCookies>[0];

function answered(body: AgainAnswer, cookies: Cookies = []): Response {
  return Response.json(body, { headers: withCookies(cookies) });
}

/**
 * `POST /admin-login/again`: the sign-in of an open window whose session has ended, in its two steps. Passkeys have an
 * address of their own. What it may and refuses is what the entrance's screens may and refuse.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!isFromThisSite(request)) return Response.json({ step: 'password', fault: 'refused' }, { status: 403 });
  const form = await request.formData();
  return formText(form, 'step') === 'code' ? code(form, request, context) : password(form, request, context);
}

async function password(form: FormData, request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const credentials = { email: formText(form, 'email'), password: formText(form, 'password') };
  const outcome = await signIn(signInOf(context), credentials, clientOf(request, context));
  return outcome.ok
    ? answered({ step: 'code', fault: null }, outcome.value)
    : answered({ step: 'password', fault: 'refused' });
}

async function code(form: FormData, request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const session = await readSession(request, context);
  if (session.state === 'signed-in') return answered({ step: 'in', fault: null });
  if (session.state === 'needs-setup') return answered({ step: 'elsewhere', fault: null });
  if (session.state === 'none') return answered({ step: 'password', fault: 'too-late' });
  const outcome = await giveCode(signInOf(context), session, formText(form, 'code'), clientOf(request, context));
  return outcome.ok
    ? answered({ step: 'in', fault: null }, outcome.cookies)
    : answered({ step: 'code', fault: outcome.reason === 'too-many-attempts' ? 'waiting' : 'code' });
}
