import { data } from 'react-router';
import { isLoopback, type Settings } from '#app/platform/settings.ts';

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** The name a client called the server by, without the port; empty when it gave none. */
function hostName(headers: Headers): string {
  return URL.parse(`http://${headers.get('host') ?? ''}`)?.hostname ?? '';
}

/** Whether the server is reachable from this machine only; never in production. */
export function isLocalServer(settings: Pick<Settings, 'host' | 'publicUrl' | 'environment'>): boolean {
  return (
    settings.environment !== 'production' &&
    isLoopback(settings.host) &&
    (settings.publicUrl === undefined || isLoopback(new URL(settings.publicUrl).hostname))
  );
}

/**
 * Whether a request can only come from somebody at this machine: the server listens there, nothing forwarded it, and it
 * was asked for by a name of this machine. Other sites can make their own names lead here and read what they get. In
 * production nobody is: a proxy that names this machine and adds no field about itself would make everybody one.
 */
export function isLocalVisitor(
  settings: Pick<Settings, 'host' | 'publicUrl' | 'environment'>,
  headers: Headers,
): boolean {
  return isLocalServer(settings) && isLoopback(hostName(headers)) && !FORWARDING.some((name) => headers.has(name));
}

/** Answers 404 for pages that are for the developer of the clinic's site only. */
export function requireLocalVisitor(settings: Settings, request: Request): void {
  if (!isLocalVisitor(settings, request.headers)) throw data(null, { status: 404 });
}
