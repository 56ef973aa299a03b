import type { ApiContext, Handler } from './api-context.ts';
import { postAppointment } from './book.ts';
import { deleteAppointment, getAppointment, patchAppointment } from './manage.ts';
import { getOpenApi } from './openapi.ts';
import { problem } from './problem.ts';
import { getAppointmentTypes, getSlots } from './slots.ts';

/** Every address of the API and what it answers to. */
const addresses: readonly (readonly [path: RegExp, methods: Readonly<Record<string, Handler>>])[] = [
  [/^openapi\.json$/, { GET: getOpenApi }],
  [/^appointment-types$/, { GET: getAppointmentTypes }],
  [/^slots$/, { GET: getSlots }],
  [/^appointments$/, { POST: postAppointment }],
  [/^appointments\/([^/]+)$/, { GET: getAppointment, PATCH: patchAppointment, DELETE: deleteAppointment }],
];

/**
 * Answers a request to the public API; `path` is what follows /api/v1/. Nothing is kept by caches, and no header lets
 * other sites' scripts read the answer.
 */
export async function handleApi(request: Request, context: ApiContext, path: string): Promise<Response> {
  const response = await dispatch(request, context, path);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function dispatch(request: Request, context: ApiContext, path: string): Promise<Response> {
  for (const [pattern, methods] of addresses) {
    const match = pattern.exec(path);
    if (!match) continue;
    const handler = methods[request.method === 'HEAD' ? 'GET' : request.method];
    if (handler) return handler(request, context, match[1] ?? '');
    const names = Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
    const headers = { allow: names.join(', ') };
    return problem({ status: 405, code: 'method-not-allowed', headers });
  }
  return problem({ status: 404, code: 'not-found' });
}
