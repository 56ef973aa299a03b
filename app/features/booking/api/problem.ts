import { z } from 'zod';
import { RETRY_AFTER_SECONDS } from '#app/platform/web/while-away.ts';

export const fieldErrorSchema = z.object({
  pointer: z
    .string()
    .meta({ description: 'Where, as a JSON Pointer in a URI fragment.', examples: ['#/mobileNumber'] }),
  detail: z.string().meta({ description: 'What to change, in words.' }),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.string().meta({ description: 'The last part of the type, to branch on.', examples: ['slot-taken'] }),
  errors: z.array(fieldErrorSchema).optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

const titles = {
  'bad-request': 'The request can’t be read',
  'not-found': 'There is nothing at this address',
  'method-not-allowed': 'This address does not answer that method',
  'content-too-large': 'The request is too large',
  'unsupported-media-type': 'The request must be JSON',
  'invalid-fields': 'Some fields are not right',
  'idempotency-key-reused': 'This Idempotency-Key was used for another request',
  'too-many-attempts': 'Too many attempts',
  'slot-taken': 'Somebody else has just taken this time',
  'not-offered': 'Nothing can be booked at this time',
  'changed-meanwhile': 'The appointment was changed meanwhile',
  cancelled: 'The appointment is cancelled',
  past: 'The appointment has begun or is over',
  'under-way': 'The patient has arrived',
  late: 'It is too late to change the appointment here: call the clinic',
  'internal-error': 'Something failed on our side',
  unavailable: 'The records can’t be reached just now',
} as const;

type ProblemCode = keyof typeof titles;

interface ProblemParts {
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of this type of problem, such as `nearestSlots`. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** An answer that says what went wrong, as RFC 9457 problem details. */
export function problem({ status, code, detail, errors, headers = {}, extensions = {} }: ProblemParts): Response {
  const body = {
    type: `urn:problem-type:jamun:${code}`,
    title: titles[code],
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...extensions,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** A 422 that names every wrong field at once. */
export function invalidFields(
  errors: readonly FieldError[],
  extensions: Readonly<Record<string, unknown>> = {},
): Response {
  return problem({ status: 422, code: 'invalid-fields', errors, extensions });
}

export function tooManyAttempts(retryAfterSeconds: number): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return problem({ status: 429, code: 'too-many-attempts', headers });
}

/** The database cannot be reached. The booking may have been saved all the same, so it should be sent again with the same key. */
export function unavailable(): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' };
  const detail = 'Send the request again after Retry-After; a booking with the same Idempotency-Key is made once.';
  return problem({ status: 503, code: 'unavailable', detail, headers });
}

/** An answer that went well. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
