/** Node's error codes for an unreachable server or a broken connection. ENOENT: the server's Unix socket is gone. */
const LOST_CONNECTION = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** SQLSTATE: the connection (08), shutting down or starting (57P0x), no connection left or no room (53), a stand-by (25006). */
const AWAY = /^(?:08[0-9A-Z]{3}|57P0[1-5]|53[0-9A-Z]{3}|25006)$/;

/** How node-postgres says that a connection broke, without a code. */
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The database could not be reached, or could keep nothing; whoever asked may ask again in a moment. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/**
 * Whether an error says that the database can't be used just now (stopped, starting, out of connections, its disk full)
 * rather than that the question was wrong. Looks through drizzle's wrapper.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof DatabaseAwayError || BROKEN.test(at.message)) return true;
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code !== 'string') continue;
    if (LOST_CONNECTION.has(code) || AWAY.test(code) || code === 'ENOSPC') return true;
    if (code === 'ENOENT' && Reflect.get(at, 'syscall') === 'connect') return true;
  }
  return false;
}
