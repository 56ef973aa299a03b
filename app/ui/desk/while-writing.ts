import type { ShouldRevalidateFunctionArgs } from 'react-router';

const CONFLICT = 409;

/**
 * For the route of a form that is saved against the version it was made from. An open window that renews itself leaves
 * the form alone: it would carry the newest version under words written for an older one, and save over what somebody
 * else wrote meanwhile. Once that has been said to the writer (409), the newest version is read, to save again.
 */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  if (asked.actionStatus === CONFLICT) return true;
  const isRenewal = asked.formMethod === undefined && asked.currentUrl.href === asked.nextUrl.href;
  return !isRenewal && asked.defaultShouldRevalidate;
}
