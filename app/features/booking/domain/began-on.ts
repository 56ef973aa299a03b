const path = /^\/[a-zA-Z0-9/-]{0,159}$/;

/** A page of our own as a booking can say it began there; undefined for anything else. */
export function ownPath(text: string | null | undefined): string | undefined {
  return text && path.test(text) && !text.startsWith('//') && !isOfBooking(text) ? text : undefined;
}

/** Booking itself, the desk and secret links are no places a booking begins on. */
function isOfBooking(text: string): boolean {
  return /^\/(?:(?:hi|mr)\/)?(?:book-appointment|my-appointment|waiting-list|appointment|admin-|api|dev)/.test(text);
}

/**
 * The page of our own site somebody came from, by what the browser says of it (`Referer`): its path, never what stands
 * behind it. Undefined from other sites, from booking itself and from nowhere.
 */
export function beganOn(referer: string | null, own: { readonly host: string }): string | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === own.host ? ownPath(pathname) : undefined;
}
