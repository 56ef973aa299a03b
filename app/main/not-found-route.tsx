import { data } from 'react-router';
import { refuseUnknownFile } from '#app/platform/web/unknown-file.ts';
import type { Route } from './+types/not-found-route.ts';

export const middleware: Route.MiddlewareFunction[] = [refuseUnknownFile];

/** Every address no screen answers: the not-found screen with status 404, drawn by the root's error boundary. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
