import type { IncomingMessage } from 'node:http';

/**
 * Address of the client. Without trusted proxies it is the peer's; with `proxies` of them it is the one that the
 * outermost trusted proxy saw: the last but `proxies - 1` of X-Forwarded-For. What a client wrote there itself is ignored.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return peer;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-proxies) ?? forwarded[0] ?? peer;
}
