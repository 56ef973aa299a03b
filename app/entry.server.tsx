import { renderToStaticMarkup } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { publicManifest, stylesheets } from 'virtual:react-router/server-manifest';
import { noteFailure } from './main/note-failure.ts';
import { lookAt } from './platform/content/look.ts';
import {
  appContext,
  dataOnlyContext,
  linkedStylesContext,
  nonceContext,
  renderInputsContext,
} from './platform/web/context.ts';
import { deferScripts } from './platform/web/defer-scripts.ts';
import { withOwnStyles, type StylePart } from './platform/web/page-styles.ts';
import type { RenderInputs } from './platform/web/render-inputs.ts';
import { Ready } from './main/ready.tsx';
import { renderDocument } from './main/render-document.ts';
import { siteData } from './main/site-data.ts';
import { isDeskAddress } from './ui/link/screen-address.ts';
import { BOOT_SCRIPT } from './ui/layout/boot.ts';
import { NetworkProblem } from './ui/layout/network-problem.tsx';
import { SPECULATION_RULES } from './ui/layout/speculation-rules.ts';

export const streamTimeout = 10_000;

let keptScreen: { readonly facts: RenderInputs | null; readonly html: string } | undefined;

/** The network-problem screen that every document brings, with the clinic's phone and hours; made once for the facts of a day. */
function failureScreen(facts: RenderInputs | null): string {
  if (keptScreen?.facts !== facts || !keptScreen) {
    const clinic = facts ? siteData(facts).clinic : undefined;
    keptScreen = { facts, html: renderToStaticMarkup(<NetworkProblem href="/" clinic={clinic} />) };
  }
  return keptScreen.html;
}

/** A stylesheet of the build, or a clinic's own colours. */
function sheetAt(address: string): readonly StylePart[] | undefined {
  const own = lookAt(address);
  return own === undefined ? stylesheets?.[address] : [own];
}

/** The same with the list of screens its visitors need: the desk's is twice as long. */
function forItsVisitors(context: EntryContext, url: string): EntryContext {
  if (publicManifest === undefined || isDeskAddress(new URL(url).pathname)) return context;
  return { ...context, manifest: { ...context.manifest, url: publicManifest } };
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
  if (loadContext.get(dataOnlyContext)) return new Response(context.serverHandoffStream, { status });
  const nonce = loadContext.get(nonceContext);
  const { html, failed } = await renderDocument(
    <>
      <ServerRouter
        context={forItsVisitors(context, request.url)}
        url={request.url}
        {...(nonce === null ? {} : { nonce })}
      />
      <Ready />
    </>,
    { nonce, timeoutMs: streamTimeout, onError: (error) => noteFailure(loadContext.get(appContext), error) },
  );
  const deferred = deferScripts(html, nonce, {
    boot: BOOT_SCRIPT,
    failureScreen: failureScreen(loadContext.get(renderInputsContext)),
    speculationRules: SPECULATION_RULES,
  });
  const isLinked = loadContext.get(linkedStylesContext) || isDeskAddress(new URL(request.url).pathname);
  // Without the boot script nobody would let the fonts count later.
  const page = isLinked ? deferred : withOwnStyles(deferred, sheetAt, { nonce, fontsLater: deferred !== html });
  // As bytes: a text of some hundred kilobytes is copied and searched for lone surrogates before `Response` encodes it.
  return new Response(Buffer.from(page), { status: failed ? 500 : status, headers });
}

/** Without this the framework would print what went wrong with what was sent. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) noteFailure(context.get(appContext), error);
};
