import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Address of the client. Without trusted proxies it is the peer's; with `proxies` of them it is the one that the
 * outermost trusted proxy saw: the last but `proxies - 1` of X-Forwarded-For, without a port. What a client wrote there
 * itself is ignored; where fewer proxies have written than are trusted, or something that is no address, it is the peer's.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return peer;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const seen = withoutPort(forwarded.at(-proxies) ?? '');
  return isIP(seen) === 0 ? peer : seen;
}

/** An address without the port that some proxies add; any other text as it is. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/**
 * Whom an address stands for when attempts are counted: an IPv4 address itself, of IPv6 the first 64 bits, since one
 * household has all addresses below them. Without the port that some proxies add; any other text as it is.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  const [withoutZone = ''] = bare.split('%', 1);
  if (!isIPv6(withoutZone)) return bare;
  const mapped = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  // The URL parser writes an IPv6 address in its one short form, with "::" in place of the longest run of zeros.
  const [before = '', after = ''] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
