/**
 * Whether an address is a screen of this site: a path from the root, without the extension of a file. `//host` and `/\host`
 * name another site to a browser, so they are not.
 */
export function isScreenAddress(href: string): boolean {
  if (!/^\/(?![/\\])/.test(href)) return false;
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/api/');
}

/** Whether an address is of the staff's desk or its sign-in: its screens are unknown to the scripts of the public pages. */
export function isDeskAddress(path: string): boolean {
  return path.startsWith('/admin-');
}
