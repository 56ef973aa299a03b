import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { suggestions } from '../server/suggestions.ts';
import type { Route } from './+types/suggestions.ts';
import { suggestedAnswer } from './suggestions-view.ts';

/** What the search of the navigation shows while somebody types. Words about one's skin stay out of shared caches. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  const { appointmentTypes: visits } = await required(context.get(bookingContext), 'booking').settings.current();
  const { answers, ...found } = suggestions(new URL(request.url).searchParams, { facts, visits });
  const body = { ...found, answers: answers.map(suggestedAnswer) };
  return Response.json(body, { headers: { 'cache-control': 'private, max-age=300' } });
}
