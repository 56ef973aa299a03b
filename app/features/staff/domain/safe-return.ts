const desk = '/admin-dashboard';

/** Where somebody goes after signing in: the address of the desk they came for, and never anything else. */
export function safeReturn(to: string | null | undefined): string {
  if (!to || to.includes('\\') || !to.startsWith(desk)) return desk;
  const url = URL.parse(to, 'http://desk.invalid');
  if (url === null || url.host !== 'desk.invalid' || url.username !== '') return desk;
  return url.pathname === desk || url.pathname.startsWith(`${desk}/`) ? url.pathname + url.search : desk;
}
