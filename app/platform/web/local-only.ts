import { data } from 'react-router';
import { isLoopback, type Settings } from '#app/platform/settings.ts';

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request can only come from somebody at this machine: the server listens there and nothing forwarded it. */
export function isLocalVisitor(settings: Pick<Settings, 'host' | 'publicUrl'>, headers: Headers): boolean {
  const isLocalServer =
    isLoopback(settings.host) && (settings.publicUrl === undefined || isLoopback(new URL(settings.publicUrl).hostname));
  return isLocalServer && !FORWARDING.some((name) => headers.has(name));
}

/** Answers 404 for pages that are for the developer of the clinic's site only. */
export function requireLocalVisitor(settings: Settings, request: Request): void {
  if (!isLocalVisitor(settings, request.headers)) throw data(null, { status: 404 });
}
