import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, renderInputsContext, required } from '#app/platform/web/context.ts';
import { securityTxt } from './well-known.ts';
import type { Route } from './+types/security-txt-route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = required(context.get(renderInputsContext), 'facts');
  const { clock } = required(context.get(appContext), 'the server');
  return new Response(securityTxt(origin, clinic().email, clock.now().epochMilliseconds), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
