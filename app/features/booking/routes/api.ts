import { isDatabaseAway } from '#app/platform/database/away.ts';
import { appContext, clientAddressContext, required } from '#app/platform/web/context.ts';
import { handleApi } from '../api/handle-api.ts';
import { problem, unavailable } from '../api/problem.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import type { Route } from './+types/api.ts';

/** /api/v1/*: every method, as a resource of its own that no screen surrounds. */
async function answer({ request, context, params }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { settings, log } = required(context.get(appContext), 'app');
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const origin = settings.publicUrl ?? new URL(request.url).origin;
  try {
    return await handleApi(request, { booking, origin, address }, params['*']);
  } catch (error) {
    if (isDatabaseAway(error)) {
      log.warn({ err: error }, 'the database is away');
      return unavailable();
    }
    log.error({ err: error }, 'an API request failed');
    return problem({ status: 500, code: 'internal-error', headers: { 'cache-control': 'no-store' } });
  }
}

export const loader = answer;
export const action = answer;
