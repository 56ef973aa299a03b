import { z } from 'zod';
import type { ApiAnswer } from './api.ts';

const content = z.record(z.string(), z.object({ schema: z.strictObject({ $ref: z.string() }) }));
const waiting = z.strictObject({
  'Retry-After': z.strictObject({ description: z.string(), schema: z.strictObject({ type: z.literal('integer') }) }),
});
const answers = z.record(
  z.string(),
  z.object({ description: z.string().min(1), content, headers: waiting.optional() }),
);
const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean(),
  description: z.string().min(1),
  schema: z.object({ type: z.string() }),
});
const operation = z.object({
  summary: z.string().min(1),
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  parameters: z.array(parameter).default([]),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: answers,
});
const pathItem = z.strictObject({
  parameters: z.array(parameter).default([]),
  get: operation.optional(),
  post: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
});

/** The part of OpenAPI 3.1 that a description of this API may use; anything else is a mistake. */
export const openApiDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string().min(1),
    contact: z.strictObject({ name: z.string().min(1), url: z.url(), email: z.email() }),
    license: z.strictObject({ name: z.literal('MIT'), identifier: z.literal('MIT') }),
  }),
  security: z.tuple([]),
  servers: z.array(z.strictObject({ url: z.url() })).length(1),
  paths: z.record(z.string().startsWith('/'), pathItem),
  components: z.strictObject({ schemas: z.record(z.string(), z.looseObject({ type: z.literal('object') })) }),
});

export type OpenApiDocument = z.output<typeof openApiDocument>;
export const METHODS = ['get', 'post', 'patch', 'delete'] as const;

const REFERENCE = '#/components/schemas/';

function schemaAt({ components }: OpenApiDocument, reference: string): z.ZodType {
  const schema = components.schemas[reference.slice(REFERENCE.length)];
  if (!reference.startsWith(REFERENCE) || !schema) throw new Error(`The document has no ${reference}.`);
  return z.fromJSONSchema(schema);
}

/** Why an answer is not what the document says this operation answers; empty when it is. */
export function departures(
  document: OpenApiDocument,
  [path, method]: readonly [path: string, method: (typeof METHODS)[number]],
  { status, headers, json }: ApiAnswer,
): string[] {
  const documented = document.paths[path]?.[method]?.responses[String(status)];
  if (!documented) return [`${method} ${path} is not documented to answer ${status}`];
  const type = headers['content-type'] ?? 'no type';
  const body = documented.content[type];
  if (!body) return [`${method} ${path} ${status} is not documented to be ${type}`];
  const { error } = schemaAt(document, body.schema.$ref).safeParse(json);
  return (error?.issues ?? []).map((issue) => `${method} ${path} ${status}: ${issue.path.join('/')}: ${issue.message}`);
}
