import { data } from 'react-router';

/** Below the desk, what the guard's table does not list never gets this far; what it lists without a screen does. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function DeskNotFound() {
  return null;
}
