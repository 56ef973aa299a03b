import { holderOfToken } from '#app/features/staff/server/access-tokens.ts';
import { appContext, clientAddressContext, required } from '#app/platform/web/context.ts';
import { answerFhir, fhirProblem } from '../api/answer-fhir.ts';
import { formDeskOf } from './staff/form-desk.ts';
import type { Route } from './+types/fhir-api.ts';

/** /api/v1/fhir/*: every method, as a resource of its own that no screen surrounds. */
async function answer({ request, context, params }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { settings, log } = required(context.get(appContext), 'the running server');
  const desk = formDeskOf(context);
  const address = context.get(clientAddressContext) ?? 'unknown';
  const origin = settings.publicUrl ?? new URL(request.url).origin;
  try {
    const holderOf = (token: string) => holderOfToken(desk, token, address);
    return await answerFhir(request, { desk, origin, holderOf }, params['*']);
  } catch (error) {
    log.error({ err: error }, 'a FHIR request failed');
    return fhirProblem(500, 'exception', 'Something failed on our side.');
  }
}

export const loader = answer;
export const action = answer;
