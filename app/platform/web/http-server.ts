import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { redactPath, withoutSearch, type Log } from '#app/platform/log.ts';
import { brotli, gzipped, isCompressible, negotiateEncoding } from './compression.ts';
import { decidePath, type KnownPaths } from './canonical-path.ts';
import { sendMemoryFile, type MemoryFile } from './memory-file.ts';
import { clientAddress } from './client-address.ts';
import { BODY_SECONDS, fileAddress, LONGEST_BODY_SECONDS } from './file-addresses.ts';
import { isForPrograms, refusal } from './refusal.ts';
import { refuseRequest } from './refuse-request.ts';

/** How often slow requests are looked for; Node looks every 30 s, far past the timeouts below. */
const SLOW_CHECK_MS = 2_000;

export interface HttpServerOptions {
  readonly log: Log;
  readonly headers: Readonly<Record<string, string>>;
  readonly trustedProxies: number;
  /** Host the site is known by; what a client claims in `Host` is then ignored. */
  readonly publicHost: string | undefined;
  readonly knownPaths: KnownPaths;
  readonly liveSections: readonly string[];
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

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? url : url.slice(0, queryAt);
}

/** Ends a request whose body takes longer than its address allows; `requestTimeout` of Node is one for all. */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, path: string): void {
  if (Number(request.headers['content-length'] ?? 0) === 0) return;
  const cutOff = setTimeout(
    () => {
      if (request.complete) return;
      const { socket } = request;
      if (response.headersSent) socket.destroy();
      else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
    },
    (fileAddress(path)?.seconds ?? BODY_SECONDS) * 1000,
  );
  cutOff.unref();
  request.once('close', () => clearTimeout(cutOff));
}

/** The HTTP server: memory first, then the application; request ids, access log, limits, security headers. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { log, headers, knownPaths, liveSections } = options;
  const fixedHeaders = Object.entries(headers).flat();
  const requestLog = withoutSearch(log);

  const application = getRequestListener(
    async (request, env) => {
      const { incoming } = env;
      if (!(incoming instanceof IncomingMessage)) throw new TypeError('This server speaks HTTP/1.1.');
      const path = pathOf(incoming);
      let response: Response;
      try {
        response = await (options.operations(path, incoming) ??
          options.handle(request, clientAddress(incoming, options.trustedProxies)));
      } catch (error) {
        log.error({ err: error, path: redactPath(path) }, 'request failed');
        response = refusal(path, 500, '500 NETWORK PROBLEM TRY RELOAD');
      }
      const answered = await compressed(request, response);
      for (const [name, value] of Object.entries(headers))
        if (!answered.headers.has(name)) answered.headers.set(name, value);
      return answered;
    },
    { overrideGlobalObjects: false },
  );

  /** What must be settled before the application sees the request: its size, its kind and its address. */
  function beforeApplication(request: IncomingMessage): Response | undefined {
    const path = pathOf(request);
    const refused = refuseRequest(request, path);
    if (refused) return refused;
    const decision = decidePath(request.url ?? '/', knownPaths, liveSections);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (decision.kind === 'redirect' && isRead)
      return new Response(null, { status: 308, headers: { location: decision.to } });
    if (decision.kind === 'unknown' && isForPrograms(path))
      return refusal(path, 404, 'No address of the API is spelled like this.');
    if (decision.kind === 'unknown') request.url = '/404';
    if (options.publicHost !== undefined) request.headers.host = options.publicHost;
    return undefined;
  }

  /** An error here would end the process, for everybody. */
  function decideEarly(request: IncomingMessage, path: string): Response | undefined {
    try {
      return beforeApplication(request);
    } catch (error) {
      log.error({ err: error, path: redactPath(path) }, 'request failed');
      return refusal(path, 500, '500 NETWORK PROBLEM TRY RELOAD');
    }
  }

  const server = createServer(
    { connectionsCheckingInterval: SLOW_CHECK_MS },
    (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now();
      const id = randomUUID();
      const path = pathOf(request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const file = isRead ? options.file(path) : undefined;
      const done = (status: number, shownPath: string): void => {
        const milliseconds = performance.now() - startedAt;
        options.finished(status, milliseconds / 1000);
        const ms = Math.round(milliseconds * 10) / 10;
        requestLog.info({ id, method: request.method, path: shownPath, status, ms }, 'request');
      };
      // The path is one of ours, so it holds nothing that must not be written down.
      const send = (found: MemoryFile): void =>
        done(sendMemoryFile(found, request, response, [...fixedHeaders, 'x-request-id', id]), path);
      const answer = (): void => {
        response.setHeader('x-request-id', id);
        response.once('close', () => done(response.statusCode, redactPath(path)));
        const early = decideEarly(request, path);
        if (early) void sendEarly(early, response);
        else void application(request, response);
      };
      if (file instanceof Promise) {
        const sendOrAnswer = (found: MemoryFile | undefined): void => (found ? send(found) : answer());
        file.then(sendOrAnswer).catch((error: unknown) => {
          log.error({ err: error, path }, 'a page failed');
          if (response.headersSent) response.destroy();
          else void sendEarly(refusal(path, 500, '500 NETWORK PROBLEM TRY RELOAD'), response);
        });
        return;
      }
      if (file) {
        send(file);
        return;
      }
      response.setHeader('x-request-id', id);
      response.once('close', () => done(response.statusCode, redactPath(path)));
      limitBodyTime(request, response, path);
      const early = decideEarly(request, path);
      if (early) void sendEarly(early, response);
      else void application(request, response);
    },
  );

  async function sendEarly(early: Response, response: ServerResponse): Promise<void> {
    const body = Buffer.from(await early.arrayBuffer());
    response.writeHead(early.status, {
      ...headers,
      ...Object.fromEntries(early.headers),
      'content-length': body.length,
    });
    response.end(body);
  }

  server.headersTimeout = 15_000;
  server.requestTimeout = LONGEST_BODY_SECONDS * 1000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  return server;
}
