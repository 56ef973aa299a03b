import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { publicManifest } from 'virtual:react-router/server-manifest';
import { awayOf } from './lib/away.ts';
import { appContext, factsContext, nonceContext } from './platform/web/context.ts';
import { deferScripts } from './platform/web/defer-scripts.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';
import { Ready } from './ready.tsx';
import { siteData } from './site-data.ts';
import { isDeskAddress } from './ui/link/screen-address.ts';
import { NetworkProblem } from './ui/layout/network-problem.tsx';

export const streamTimeout = 10_000;

let keptScreen: { readonly facts: PublicFacts | null; readonly html: string } | undefined;

/** The network-problem screen that every document brings, with the clinic's phone and hours; made once for the facts of a day. */
function failureScreen(facts: PublicFacts | null): string {
  if (keptScreen?.facts !== facts || !keptScreen) {
    const clinic = facts ? siteData(facts).clinic : undefined;
    keptScreen = { facts, html: renderToStaticMarkup(<NetworkProblem href="/" clinic={clinic} />) };
  }
  return keptScreen.html;
}

/** The same with the list of screens its visitors need: the desk's is twice as long. */
function forItsVisitors(context: EntryContext, url: string): EntryContext {
  if (publicManifest === undefined || isDeskAddress(new URL(url).pathname)) return context;
  return { ...context, manifest: { ...context.manifest, url: publicManifest } };
}

/** Renders a document whole: nothing on these pages is worth sending before the rest of it. */
function renderDocument(
  context: EntryContext,
  url: string,
  nonce: string | null,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <>
        <ServerRouter context={context} url={url} {...(nonce === null ? {} : { nonce })} />
        <Ready />
      </>,
      {
        ...(nonce === null ? {} : { nonce }),
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timeout);
          const chunks: Buffer[] = [];
          const sink = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve({ html: Buffer.concat(chunks).toString('utf8'), failed });
              done();
            },
          });
          pipe(sink);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
    const timeout = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout);
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const { html, failed } = await renderDocument(forItsVisitors(context, request.url), request.url, nonce);
  return new Response(deferScripts(html, nonce, failureScreen(loadContext.get(factsContext))), {
    status: failed ? 500 : status,
    headers,
  });
}

/** Notes what went wrong in a loader, an action or the framework; without this it would be printed with what was sent. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return;
  const log = context.get(appContext)?.log;
  // Said already where it was noticed.
  if (isRouteErrorResponse(error) && awayOf(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) log?.info({ status: error.status }, 'a request was refused');
  else if (log) log.error({ err: error }, 'a page failed');
  else console.error(error);
};
