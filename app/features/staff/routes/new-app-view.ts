import { encode } from 'uqr';
import { secretToSetUp } from '../server/authenticator.ts';
import { secretForScanning, secretForTyping } from '../server/one-time-code.ts';
import type { KnownSession } from '../server/read-session.ts';
import type { SignInContext } from '../server/sign-in-context.ts';
import type { NewApp } from '../ui/new-app.ts';

/** What the screen shows of the app that is being set up: the square code as one path, and the secret for typing. */
export async function newAppView(context: SignInContext, session: KnownSession): Promise<NewApp> {
  const secret = await secretToSetUp(context, session);
  const link = secretForScanning(secret, context.siteName, session.email);
  const { data, size } = encode(link, { border: 0, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const typing = secretForTyping(secret).match(/.{1,4}/g) ?? [];
  return { path, size, typing: typing.join(' '), link };
}
