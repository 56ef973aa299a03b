import { data } from 'react-router';

/** There are no posts, so every address of one is unknown: the not-found screen. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function Post() {
  return null;
}
