/**
 * Where a message to a patient would end now: it goes out; it waits until the mail server is set up; or nothing can be sent, because
 * the carrier does not know the words yet (`not-registered`) or because there is no way to them at all (`no-way`).
 */
export type Reach = 'goes-out' | 'waits' | 'not-registered' | 'no-way';

/** Whether a message will be with them without anybody calling. */
export function isReached(reach: Reach): reach is 'goes-out' | 'waits' {
  return reach === 'goes-out' || reach === 'waits';
}
