import { limitAttempts } from '#app/platform/attempt-limits.ts';
import { holderOfToken } from '#app/features/staff/server/access-tokens.ts';
import { isDatabaseAway } from '#app/platform/database/away.ts';
import { appContext, clientAddressContext, required } from '#app/platform/web/context.ts';
import { answerFhir, fhirProblem } from '../api/answer-fhir.ts';
import { RETRY_AFTER_SECONDS } from '#app/platform/web/while-away.ts';
import { intakeContext } from '#app/features/patient-forms/server/intake-context.ts';
import { formDeskOf } from '#app/features/form-review/server/form-desk.ts';
import type { Route } from './+types/fhir-api.ts';

/** Requests an hour and address, whether their token counts or not: a program that keeps up reads a form in a few. */
const requestsPerHour = 2000;

/** /api/v1/fhir/*: every method, as a resource of its own that no screen surrounds. */
async function answer({ request, context, params }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { settings, log } = required(context.get(appContext), 'the running server');
  const desk = formDeskOf(context);
  const address = context.get(clientAddressContext) ?? 'unknown';
  const origin = settings.publicUrl ?? new URL(request.url).origin;
  const { rateLimit, limitPerHour } = required(context.get(intakeContext), 'forms');
  try {
    const attempt = { purpose: 'intake/fhir', address, perAddress: limitPerHour && requestsPerHour, perPhone: 0 };
    const tooMany = () => limitAttempts(rateLimit, attempt);
    const holderOf = (token: string) => holderOfToken(desk, token, address);
    return await answerFhir(request, { desk, origin, tooMany, holderOf }, params['*']);
  } catch (error) {
    if (isDatabaseAway(error)) {
      log.warn({ err: error }, 'the database is away');
      const wait = { 'retry-after': String(RETRY_AFTER_SECONDS) };
      return fhirProblem(
        503,
        'transient',
        'The records cannot be reached just now. Ask again after Retry-After.',
        wait,
      );
    }
    log.error({ err: error }, 'a FHIR request failed');
    return fhirProblem(500, 'exception', 'Something failed on our side.');
  }
}

export const loader = answer;
export const action = answer;
