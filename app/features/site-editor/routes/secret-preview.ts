import { readPreview } from '../server/previews.ts';
import { answerPreview } from './answer-preview.ts';
import { siteOf } from './document-of.ts';
import type { Route } from './+types/secret-preview.ts';

/** A page as it will be, for whoever has its secret link. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const found = await readPreview(siteOf(context), params.token);
  return found ? answerPreview(context, found) : new Response(null, { status: 404 });
}
