import { required } from '#app/platform/web/context.ts';
import { pathOfDocument } from '../domain/site-document.ts';
import { previewContext } from '../server/site-context.ts';
import { documentOf, withDraft } from './document-of.ts';
import type { Route } from './+types/preview.ts';

/** No script of the page runs: it would fetch the data of the page that readers see. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin";

const SCRIPT = /<script[\s\S]*?<\/script>/g;

/** A page as it will be once the working copy of a document is published. A text that cannot be read yet is told in a sentence. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { document } = await documentOf(context, params.documentId);
  const preview = required(context.get(previewContext), 'the renderer');
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  try {
    const html = await preview(withDraft(document.file, document.draft), pathOfDocument(document.file));
    if (html === undefined) return new Response(null, { status: 404 });
    return new Response(html.replaceAll(SCRIPT, ''), {
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    return new Response(line, { status: 422, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  }
}
