import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '#app/platform/settings.ts';
import type { App } from './context.ts';
import { isLocalVisitor } from './local-only.ts';

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** The operator's endpoints: liveness, readiness and metrics. */
export interface Operations {
  /** The answer for an operations address; undefined for every other one. */
  answer(path: string, request: IncomingMessage): Promise<Response> | undefined;
  /** Counts an answered request. */
  count(status: number, seconds: number): void;
}

function sameSecret(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** A figure that is read when somebody asks for the metrics. */
export interface WatchedFigure {
  /** As Prometheus spells it. */
  readonly name: string;
  readonly help: string;
  read(): Promise<number>;
}

/** `/healthz`, `/readyz` and `/metrics` (Prometheus; with METRICS_TOKEN as a bearer token, or without one for this machine while it is no production). */
export function createOperations(
  app: App,
  { isReady, figures = [] }: { isReady: () => Promise<boolean>; readonly figures?: readonly WatchedFigure[] },
): Operations {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['class'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  for (const { name, help, read } of figures) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set(await read()),
    });
  }
  const { metricsToken } = app.settings;

  function mayReadMetrics(request: IncomingMessage): boolean {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    if (metricsToken !== undefined) return sameSecret(headers.get('authorization') ?? '', `Bearer ${metricsToken}`);
    return isLoopback(request.socket.remoteAddress ?? '') && isLocalVisitor(app.settings, headers);
  }

  return {
    answer(path, request) {
      switch (path) {
        case '/healthz':
          return Promise.resolve(new Response('alive\n', { headers: TEXT }));
        case '/readyz':
          return isReady().then(
            (ready) => new Response(ready ? 'ready\n' : 'not ready\n', { status: ready ? 200 : 503, headers: TEXT }),
          );
        case '/metrics':
          if (!mayReadMetrics(request))
            return Promise.resolve(new Response('not found\n', { status: 404, headers: TEXT }));
          return registry
            .metrics()
            .then((text) => new Response(text, { headers: { ...TEXT, 'content-type': registry.contentType } }));
        default:
          return undefined;
      }
    },
    count(status, seconds) {
      requests.inc({ class: `${Math.floor(status / 100)}xx` });
      durations.observe(seconds);
    },
  };
}
