import type { ShouldRevalidateFunctionArgs } from 'react-router';

const CONFLICT = 409;

/**
 * For routes whose form is saved against the version it was made from. A background revalidation leaves the form alone:
 * it would put the newest version number under a text written for an older one, and saving would overwrite what a
 * colleague wrote meanwhile. Only after the writer was told of the conflict (409) is the newest version read.
 */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  if (asked.actionStatus === CONFLICT) return true;
  const isRenewal = asked.formMethod === undefined && asked.currentUrl.href === asked.nextUrl.href;
  return !isRenewal && asked.defaultShouldRevalidate;
}
