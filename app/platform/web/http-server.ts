import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Upload } from '#app/lib/feature.ts';
import { isDatabaseAway } from '#app/platform/database/away.ts';
import { withoutSearch, type Log } from '#app/platform/log.ts';
import { isLoopback } from '#app/platform/settings.ts';
import { brotli, gzipped, isCompressible, negotiateEncoding } from './compression.ts';
import { decidePath, pathAsRouted, type KnownPaths } from './canonical-path.ts';
import { sendMemoryFile, type MemoryFile } from './memory-file.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { ReadingLimit } from './reading-limit.ts';
import { failure, isForPrograms, refusal } from './refusal.ts';
import { refuseRequest } from './refuse-request.ts';
import { BODY_SECONDS, uploadAt } from './uploads.ts';

/** How often slow requests are looked for; Node looks every 30 s, far past the timeouts below. */
const SLOW_CHECK_MS = 2_000;

/** More at once are closed as they come; a proxy in front needs far fewer. */
const MOST_CONNECTIONS = 4_000;
const MOST_REQUESTS_OF_A_CONNECTION = 10_000;

const NOT_INDEXED = ['x-robots-tag', 'noindex'] as const;

export interface HttpServerOptions {
  readonly log: Log;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether search engines must not list anything yet. */
  readonly isHidden: () => boolean;
  readonly trustedProxies: number;
  /** The site's public origin. When it is set, the client's `Host` is ignored and POSTs from other origins are refused. */
  readonly publicOrigin: string | undefined;
  readonly knownPaths: KnownPaths;
  readonly liveSections: readonly string[];
  /** Beginnings of the addresses whose reading costs work; one network may read so many of them a minute. */
  readonly costlySections: readonly string[];
  readonly costlyReadsPerMinute: number;
  /** What the addresses take that take files. */
  readonly uploads: readonly Upload[];
  /** How the path of a request may be written down. */
  redactPath(path: string): string;
  /** Pages and assets by path; looked up at each request, and rendered first where a page is not yet as it should be. */
  file(path: string): MemoryFile | Promise<MemoryFile | undefined> | undefined;
  /** Answers for addresses outside the site proper: health, metrics. */
  operations(path: string, request: IncomingMessage): Promise<Response> | undefined;
  /** Everything else. */
  handle(request: Request, address: string): Promise<Response>;
  finished(status: number, seconds: number): void;
}

async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || response.headers.has('content-encoding') || !isCompressible(type)) return response;
  if (type.startsWith('text/event-stream')) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = bytes.length < 800 ? 'identity' : negotiateEncoding(request.headers.get('accept-encoding'));
  headers.delete('content-length');
  if (encoding === 'identity') return new Response(bytes, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  const body = encoding === 'br' ? await brotli(bytes, 4) : await gzipped(bytes, 6);
  return new Response(new Uint8Array(body), { status: response.status, headers });
}

function isOfHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.parse(origin)?.host === host;
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? url : url.slice(0, queryAt);
}

/**
 * Ends a request whose body takes longer than this, whether anybody reads it or not; `requestTimeout` of Node is one for
 * all.
 */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const { headers } = request;
  if (Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined) return;
  const cutOff = setTimeout(() => {
    if (request.complete) return;
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, seconds * 1000);
  cutOff.unref();
  request.once('close', () => clearTimeout(cutOff));
}

/** The HTTP server: memory first, then the application; request ids, access log, limits, security headers. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { log, headers, knownPaths, liveSections, uploads } = options;
  const fixedHeaders = Object.entries(headers).flat();
  const hiddenHeaders = (): readonly string[] => (options.isHidden() ? NOT_INDEXED : []);
  const requestLog = withoutSearch(log);
  const publicHost = options.publicOrigin === undefined ? undefined : new URL(options.publicOrigin).host;
  const costlyReads = new ReadingLimit(options.costlyReadsPerMinute);

  /**
   * Once the server was told to stop, whoever is answered is told that the connection ends with it. Node keeps it for more
   * requests otherwise, also those of a proxy that other copies could answer, until it is cut off in the middle of one.
   */
  function endWhenStopping(response: unknown): void {
    if (!server.listening && response instanceof ServerResponse) response.shouldKeepAlive = false;
  }

  /** A refusal where a network reads more of what costs work than anybody does with a hand or a polite crawler. */
  function readsTooMuch(request: IncomingMessage, path: string): Response | undefined {
    const routed = pathAsRouted(path).toLowerCase();
    if (!options.costlySections.some((section) => routed.startsWith(section))) return undefined;
    const address = clientAddress(request, options.trustedProxies);
    // Programs on this machine, and a proxy that nobody told of: all visitors would count as one.
    if ([address, networkOf(address)].some(isLoopback)) return undefined;
    const verdict = costlyReads.hit(address, performance.now() / 1000);
    if (verdict.allowed) return undefined;
    const sentence =
      'Your network has asked for very many pages within a minute. Please wait a minute, then try again.';
    return refusal(path, 429, sentence, { 'retry-after': String(verdict.retryAfterSeconds) });
  }

  const application = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env;
      if (!(incoming instanceof IncomingMessage)) throw new TypeError('This server speaks HTTP/1.1.');
      const path = pathOf(incoming);
      let response: Response;
      try {
        response = await (options.operations(path, incoming) ??
          options.handle(request, clientAddress(incoming, options.trustedProxies)));
      } catch (error) {
        log.error({ err: error, path: options.redactPath(path) }, 'request failed');
        response = failure(path, error);
      }
      const answered = await compressed(request, response);
      for (const [name, value] of Object.entries(headers))
        if (!answered.headers.has(name)) answered.headers.set(name, value);
      if (options.isHidden()) answered.headers.set(...NOT_INDEXED);
      endWhenStopping(outgoing);
      return answered;
    },
    { overrideGlobalObjects: false },
  );

  /** Answers a request that must not reach the application, because of its size, media type or address. */
  function beforeApplication(request: IncomingMessage): Response | undefined {
    const path = pathOf(request);
    const refused = refuseRequest(request, path, uploads);
    if (refused) return refused;
    const decision = decidePath(request.url ?? '/', knownPaths, liveSections);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The API names the parameter itself.
    if (/%00/.test(request.url ?? '') && decision.kind !== 'unknown' && !isForPrograms(path))
      return refusal(path, 400, 'The address holds a character that no address of this site has.');
    const { origin } = request.headers;
    // The same name over plain HTTP is another site: whoever sits on the line can be it.
    if (!isRead && origin !== undefined && origin !== options.publicOrigin && isOfHost(origin, publicHost))
      return refusal(path, 403, 'Send it from a page of this site.');
    const tooMuch = isRead ? readsTooMuch(request, path) : undefined;
    if (tooMuch) return tooMuch;
    if (decision.kind === 'redirect' && isRead)
      return new Response(null, { status: 308, headers: { location: decision.to } });
    if (decision.kind === 'unknown' && isForPrograms(path))
      return refusal(path, 404, 'No address of the API is spelled like this.');
    if (decision.kind === 'unknown') request.url = '/404';
    if (publicHost !== undefined) request.headers.host = publicHost;
    return undefined;
  }

  /** An error here would end the process, for everybody. */
  function decideEarly(request: IncomingMessage, path: string): Response | undefined {
    try {
      return beforeApplication(request);
    } catch (error) {
      log.error({ err: error, path: options.redactPath(path) }, 'request failed');
      return failure(path, error);
    }
  }

  const server = createServer(
    { connectionsCheckingInterval: SLOW_CHECK_MS },
    (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now();
      const id = randomUUID();
      const path = pathOf(request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      limitBodyTime(request, response, isRead ? BODY_SECONDS : (uploadAt(uploads, path)?.seconds ?? BODY_SECONDS));
      const file = isRead ? options.file(path) : undefined;
      const done = (status: number, shownPath: string): void => {
        const milliseconds = performance.now() - startedAt;
        options.finished(status, milliseconds / 1000);
        const ms = Math.round(milliseconds * 10) / 10;
        requestLog.info({ id, method: request.method, path: shownPath, status, ms }, 'request');
      };
      // The path is one of ours, so it holds nothing that must not be written down.
      const send = (found: MemoryFile): void => {
        endWhenStopping(response);
        done(sendMemoryFile(found, request, response, [...fixedHeaders, ...hiddenHeaders(), 'x-request-id', id]), path);
      };
      const answer = (): void => {
        response.setHeader('x-request-id', id);
        response.once('close', () => done(response.statusCode, options.redactPath(path)));
        const early = decideEarly(request, path);
        if (early) void sendEarly(early, response);
        else void application(request, response);
      };
      if (file instanceof Promise) {
        const sendOrAnswer = (found: MemoryFile | undefined): void => (found ? send(found) : answer());
        file.then(sendOrAnswer).catch((error: unknown) => {
          if (isDatabaseAway(error)) log.warn({ err: error, path }, 'the database is away');
          else log.error({ err: error, path }, 'a page failed');
          if (response.headersSent) response.destroy();
          else void sendEarly(failure(path, error), response);
        });
        return;
      }
      if (file) {
        send(file);
        return;
      }
      answer();
    },
  );

  async function sendEarly(early: Response, response: ServerResponse): Promise<void> {
    // Whatever the address takes, nobody waits longer for the rest of what was refused.
    limitBodyTime(response.req, response, BODY_SECONDS);
    const body = Buffer.from(await early.arrayBuffer());
    endWhenStopping(response);
    response.writeHead(early.status, {
      ...headers,
      ...Object.fromEntries(early.headers),
      'content-length': body.length,
    });
    response.end(body);
  }

  server.headersTimeout = 15_000;
  server.requestTimeout = Math.max(BODY_SECONDS, ...uploads.map(({ seconds }) => seconds)) * 1000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION;
  return server;
}
