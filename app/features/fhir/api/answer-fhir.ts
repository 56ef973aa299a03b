import type { OperationOutcomeIssue } from '@medplum/fhirtypes';
import { isUuid } from '#app/lib/uuid.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { toBundle, toPatient, toRecords } from '../domain/bundle.ts';
import { capabilityStatement, operationOutcome } from '../domain/capability-statement.ts';
import { toQuestionnaireResponse, type Filled } from '../domain/questionnaire-response.ts';
import { toQuestionnaire } from '../domain/questionnaire.ts';
import { exportForm, exportFormsOfPatient, FHIR_PATH } from '../server/fhir-export.ts';
import { forms } from '#app/features/patient-forms/server/read-forms.ts';
import type { FormDesk } from '#app/features/form-review/server/submission-desk.ts';

/** What answering needs: the running server, whoever a token belongs to, and where the site is. */
export interface FhirContext {
  readonly desk: FormDesk;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Counts the request; what it gives back where too many came from its address. */
  readonly tooMany: () => Promise<TooManyAttempts | undefined>;
  /** Whoever a Bearer token belongs to, while it counts. */
  readonly holderOf: (token: string) => Promise<StaffActor | undefined>;
}

/** A resource as an answer; a browser that gets it anyway must not guess what it is. */
export function fhirJson(resource: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(resource), {
    status,
    headers: {
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

export function fhirProblem(
  status: number,
  code: OperationOutcomeIssue['code'],
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return fhirJson(operationOutcome(code, text), status, headers);
}

const notThere = () => fhirProblem(404, 'not-found', 'There is nothing here for you to read.');

/** GET /api/v1/fhir/*: what is not the token holder's to read is not there. */
export async function answerFhir(request: Request, context: FhirContext, path: string): Promise<Response> {
  const base = context.origin + FHIR_PATH;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return fhirProblem(405, 'not-supported', 'Forms can be read here, not written.', { allow: 'GET, HEAD' });
  if (path === 'metadata') return fhirJson(capabilityStatement(base, 'Jamun'));
  const limited = await context.tooMany();
  if (limited)
    return fhirProblem(429, 'throttled', 'Too much was asked from this address. Wait, then go on.', {
      'retry-after': String(limited.retryAfterSeconds),
    });
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const by = token === undefined ? undefined : await context.holderOf(token);
  if (!by)
    return fhirProblem(401, 'login', 'Give an access token that still counts: Authorization: Bearer ...', {
      'www-authenticate': 'Bearer realm="fhir"',
    });
  const [type = '', id, ...more] = path.split('/');
  if (more.length > 0) return notThere();
  if (id === undefined) return search(context, by, base, type, new URL(request.url).searchParams);
  return read(context, by, base, type, id);
}

async function read({ desk }: FhirContext, by: StaffActor, base: string, type: string, id: string): Promise<Response> {
  const form = async (formId: string): Promise<Filled | undefined> =>
    isUuid(formId) ? exportForm(desk, by, formId, 'api') : undefined;
  switch (type) {
    case 'Questionnaire': {
      const definition = forms().get(id);
      return definition ? fhirJson(toQuestionnaire(base, definition)) : notThere();
    }
    case 'QuestionnaireResponse': {
      const filled = await form(id);
      return filled ? fhirJson(toQuestionnaireResponse(base, filled)) : notThere();
    }
    case 'Bundle': {
      const filled = await form(id);
      return filled ? fhirJson({ ...toBundle(base, filled), id }) : notThere();
    }
    case 'Patient': {
      const [latest] = isUuid(id) ? await exportFormsOfPatient(desk, by, id) : [];
      const filled = latest ?? (await form(id));
      return filled?.patientId === id ? fhirJson(toPatient(filled)) : notThere();
    }
    case 'Consent':
    case 'Observation': {
      const filled = await form(id.split('.', 1)[0] ?? '');
      const record = filled && toRecords(base, filled).find((each) => each.resourceType === type && each.id === id);
      return record ? fhirJson(record) : notThere();
    }
    default:
      return fhirProblem(404, 'not-supported', 'There is no such kind of resource here.');
  }
}

async function search(
  { desk }: FhirContext,
  by: StaffActor,
  base: string,
  type: string,
  query: URLSearchParams,
): Promise<Response> {
  if (type !== 'QuestionnaireResponse')
    return fhirProblem(404, 'not-supported', 'Only QuestionnaireResponse can be searched, by patient.');
  const patientId = (query.get('patient') ?? '').replace(/^Patient\//, '');
  if (!isUuid(patientId)) return fhirProblem(400, 'invalid', 'Give patient, the id of a Patient.');
  const found = await exportFormsOfPatient(desk, by, patientId);
  return fhirJson({
    resourceType: 'Bundle',
    type: 'searchset',
    total: found.length,
    entry: found.map((filled) => ({
      fullUrl: `${base}/QuestionnaireResponse/${filled.responseId}`,
      resource: toQuestionnaireResponse(base, filled),
      search: { mode: 'match' },
    })),
  });
}
