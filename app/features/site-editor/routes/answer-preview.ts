import type { RouterContextProvider } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { pathOfDocument } from '../domain/site-document.ts';
import { previewContext } from '../server/site-context.ts';
import { siteOf, withDraft } from './document-of.ts';

/** No script of the page runs: it would fetch the data of the page that readers see. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

const SCRIPT = /<script[\s\S]*?<\/script>/g;

/** The page that shows a document, with this text in its place. A text that cannot be read yet is told in a sentence. */
export async function answerPreview(
  context: Readonly<RouterContextProvider>,
  { file, draft }: { readonly file: string; readonly draft: string },
): Promise<Response> {
  const of = withDraft(file, draft);
  const [problem] = siteOf(context).check(of, file).problems;
  if (problem) {
    const headers = { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(`${problem.field}: ${problem.fix}`, { status: 422, headers });
  }
  const html = await required(context.get(previewContext), 'the renderer')(of, pathOfDocument(file));
  if (html === undefined) return new Response(null, { status: 404 });
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
  return new Response(html.replaceAll(SCRIPT, ''), { headers });
}
