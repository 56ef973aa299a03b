import type { ReceiptStatus } from './channels.ts';
import type { MessageStatus } from './message.ts';

/** How far a message has come, as the desk reads it: what a carrier's receipt says, and that somebody has called instead. */
export type MessageState = MessageStatus | 'called' | 'delivered' | 'read';

/** A call ends a message, whatever its carrier said; a receipt counts only for a message that was sent. */
export function stateOf(message: {
  readonly status: MessageStatus;
  readonly isCalled: boolean;
  readonly receipt: ReceiptStatus | 'trying' | null;
}): MessageState {
  const { status, isCalled, receipt } = message;
  if (isCalled) return 'called';
  return status === 'sent' && (receipt === 'delivered' || receipt === 'read') ? receipt : status;
}
