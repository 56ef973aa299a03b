import { refusal } from './refusal.ts';

/** The last part of a path ends like a file, or one part begins with a dot. */
const FILE_LIKE = /\.[a-z0-9]{1,12}$|\/\./i;
/** Addresses of an earlier site that people may have kept. */
const OF_AN_EARLIER_SITE = /\.html?$/i;
/** The suffix of React Router's data requests. */
const DATA = /\.data$/;

/**
 * Whether only programs ask at this path: `/wp-login.php`, `/.env`, an icon. They look at the status and not at the
 * screen that helps a lost visitor on.
 */
export function isFileLike(path: string): boolean {
  const address = path.replace(DATA, '');
  return FILE_LIKE.test(address) && !OF_AN_EARLIER_SITE.test(address);
}

/** Middleware of the routes that unknown addresses come to: a file that is not there is refused in a line. */
export async function refuseUnknownFile(
  { request }: { readonly request: Request },
  next: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  return isFileLike(pathname) ? refusal(pathname, 404, 'There is no such file.') : next();
}
