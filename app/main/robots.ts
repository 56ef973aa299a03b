import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { robots } from './indexing.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = required(context.get(renderInputsContext), 'facts');
  return new Response(robots(origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
