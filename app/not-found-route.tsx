import { data } from 'react-router';

/** Every address no screen answers: the not-found screen with status 404, drawn by the root's error boundary. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
