import type { RouterContextProvider } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { isFromThisSite } from '#app/platform/web/same-origin.ts';
import { isRecent } from '../domain/session.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  parseMadePasskey,
  parseUsedPasskey,
  signInWithPasskey,
} from '../server/passkeys.ts';
import { readSession, type SessionState } from '../server/read-session.ts';
import type { Cookies } from '../server/start-session.ts';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/passkey-ceremony.ts';

const answered = (body: object, cookies: Cookies = []): Response =>
  Response.json(body, { headers: withCookies(cookies) });
const refused = (status: number): Response => Response.json({ ok: false }, { status });

/** Whoever sets their first second factor up, or is in and proved a short while ago who they are. */
function mayAdd(session: SessionState, now: number): session is Exclude<SessionState, { state: 'none' }> {
  if (session.state === 'needs-setup') return true;
  return session.state === 'signed-in' && isRecent(session.provedAt, now);
}

/**
 * `POST /admin-login/passkey`: the two halves of the two ceremonies, as the browser's script asks for them. Nothing else
 * of better-auth can be reached from outside.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const visit = clientOf(request, context);
  if (!isFromThisSite(request)) return refused(403);
  return answerTo(await request.formData(), request, context, visit);
}

async function answerTo(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
  visit: ReturnType<typeof clientOf>,
): Promise<Response> {
  const signIn = signInOf(context);
  const step = formText(form, 'step');
  if (step === 'begin-sign-in') {
    const begun = await beginPasskeySignIn(signIn, visit);
    return begun ? answered({ ok: true, options: begun.options }, begun.cookies) : refused(429);
  }
  if (step === 'sign-in') {
    const response = parseUsedPasskey(formText(form, 'response'));
    const outcome = response ? await signInWithPasskey(signIn, response, visit) : undefined;
    return outcome?.ok ? answered({ ok: true }, outcome.value) : refused(401);
  }
  const session = await readSession(request, context);
  if (!mayAdd(session, signIn.clock.now().epochMilliseconds)) return refused(403);
  if (step === 'begin-adding') {
    const { options, cookies } = await beginPasskey(signIn, visit);
    return answered({ ok: true, options }, cookies);
  }
  const response = step === 'add' ? parseMadePasskey(formText(form, 'response')) : undefined;
  if (!response) return refused(422);
  const outcome = await addPasskey(signIn, session, { response, name: formText(form, 'name') }, visit);
  return outcome.ok ? answered({ ok: true }, outcome.value) : refused(422);
}
