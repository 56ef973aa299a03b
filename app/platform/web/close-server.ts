import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** In a longer turn of the event loop somebody may have come after the server looked who waits. */
const SHORT_TURN_MS = 2;
const TAKE_FOR_MS = 4_000;
/** How long a connection on which nothing is asked any more is kept, for what may be on its way. */
const LET_GO_AFTER_MS = 500;

/**
 * Takes the connections that wait. What waits when a socket stops listening is refused by the system, also where a proxy has
 * sent a request on it; and Node takes one connection in each turn, so that many wait when it is busy.
 */
async function takeWhoWaits(server: HttpServer): Promise<void> {
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on('connection', count);
  const until = performance.now() + TAKE_FOR_MS;
  // To the end of the turn in which the server was told to stop, which may have looked already.
  await turn();
  for (let isQuiet = false; !isQuiet && performance.now() < until;) {
    const [before, takenBefore] = [performance.now(), taken];
    await turn();
    isQuiet = taken === takenBefore && performance.now() - before < SHORT_TURN_MS;
  }
  server.off('connection', count);
}

/**
 * Closes a server without breaking what is on its way, and resolves when the last answer has gone, or was cut off `withinMs`
 * from now. It stops listening, but leaves open what is open: `http-server.ts` says with each answer that the connection ends,
 * and those on which nothing is asked any more are let go half a second later. Node's own `close` ends them at once, in
 * the moment in which a proxy may be sending on one.
 */
export async function closeServer(server: HttpServer, withinMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
  await takeWhoWaits(server);
  const letGo = setInterval(() => server.closeIdleConnections(), LET_GO_AFTER_MS);
  await new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  clearInterval(letGo);
  clearTimeout(cutOff);
}
