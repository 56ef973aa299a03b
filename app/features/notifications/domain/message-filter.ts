/** The parts of the outbox: what nobody could be told, what waits, what went out, and what is settled. */
export const messageFilters = ['failed', 'waiting', 'sent', 'done'] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** Reads a filter out of an address; anything else is what failed. */
export function messageFilter(text: string | null): MessageFilter {
  return messageFilters.find((filter) => filter === text) ?? 'failed';
}
