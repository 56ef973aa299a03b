import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { clientAddressContext } from '#app/platform/web/context.ts';
import { isFromThisSite } from '#app/platform/web/same-origin.ts';
import { uploadProgress, receiveChunk } from '../server/receive-photos.ts';
import type { ChunkAnswer } from '../ui/photo-view.ts';
import { formAt } from './form-at.ts';
import { receiveContext, sendsTooMuch } from './photo-context.ts';
import type { Route } from './+types/photo-arriving.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const retryAfterSeconds = 600;

function answer(body: ChunkAnswer, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

const gone = (): Response => answer({ state: 'gone' }, 404);

/** How much of a photo has arrived. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { intake, found } = await formAt({ context, params });
  if (found?.state !== 'draft' || !uuid.test(params.photo)) return gone();
  const { received, photo } = await uploadProgress(receiveContext({ context }, intake), found, params.photo);
  return photo ? answer({ state: 'stored' }, 200) : answer({ state: 'more', received }, 200);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** Receives the next chunk. Headers: `photo-place` (which photo), `photo-from` (offset), `photo-length` (size of the file). */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const { intake, found } = await formAt({ context, params });
  if (found?.state !== 'draft' || !uuid.test(params.photo)) return gone();
  if (!isFromThisSite(request)) return new Response('Send it from the page of the form.\n', { status: 403 });
  const from = wholeNumber(request.headers.get('photo-from'));
  const length = wholeNumber(request.headers.get('photo-length'));
  if (from === undefined || length === undefined || length === 0 || !request.body)
    return answer({ state: 'refused', reason: 'empty' }, 422);
  const address = context.get(clientAddressContext) ?? 'unknown';
  if (await sendsTooMuch(intake, address, 'piece'))
    return answer({ state: 'refused', reason: 'busy' }, 429, { 'retry-after': String(retryAfterSeconds) });
  const outcome = await receiveChunk(receiveContext({ context }, intake), found, {
    id: params.photo,
    place: request.headers.get('photo-place') ?? '',
    from,
    length,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same kind of stream under two names
    bytes: Readable.fromWeb(request.body as ReadableStream<Uint8Array>),
  });
  switch (outcome.state) {
    case 'more':
      return answer(outcome, 200);
    case 'stored':
      return answer({ state: 'stored' }, 201);
    case 'elsewhere':
      return answer(outcome, 409);
    case 'unknown-place':
      return answer(outcome, 404);
    case 'refused':
      if (outcome.reason === 'no-room') return answer(outcome, 503, { 'retry-after': String(retryAfterSeconds) });
      return answer(outcome, outcome.reason === 'too-many' ? 429 : 422);
  }
}
