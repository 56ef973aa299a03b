import type { RouterContextProvider } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { pathOfDocument } from '../domain/site-document.ts';
import { previewContext } from '../server/site-context.ts';
import { withDraft } from './document-of.ts';

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
  const preview = required(context.get(previewContext), 'the renderer');
  try {
    const html = await preview(withDraft(file, draft), pathOfDocument(file));
    if (html === undefined) return new Response(null, { status: 404 });
    const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
    return new Response(html.replaceAll(SCRIPT, ''), { headers });
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    return new Response(line, { status: 422, headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } });
  }
}
