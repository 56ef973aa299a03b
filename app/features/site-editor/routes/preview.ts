import { answerPreview } from './answer-preview.ts';
import { documentOf } from './document-of.ts';
import type { Route } from './+types/preview.ts';

/** A page as it will be once the working copy of a document is published. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { document } = await documentOf(context, params.documentId);
  return answerPreview(context, document);
}
