import { fail, ok, type Result } from '#app/lib/result.ts';
import { problem } from './problem.ts';

const mostBytes = 16_384;

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream, so the rest of a huge body is never read.
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON body of a request, or the answer that says why there is none: 415, 413 or 400. */
export async function readJson(request: Request): Promise<Result<unknown, 'refused', { response: Response }>> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/(?:[a-z0-9.-]+\+)?json$/.test(type)) {
    const headers = { 'accept-post': 'application/json', 'accept-patch': 'application/json' };
    return fail('refused', { response: problem({ status: 415, code: 'unsupported-media-type', headers }) });
  }
  const declared = Number(request.headers.get('content-length') ?? 0);
  const body = declared > mostBytes ? undefined : await readLimited(request.body ?? new Blob([]).stream());
  if (!body) {
    const detail = `At most ${mostBytes} bytes.`;
    return fail('refused', { response: problem({ status: 413, code: 'content-too-large', detail }) });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail('refused', {
      response: problem({ status: 400, code: 'bad-request', detail: 'The body is not JSON.' }),
    });
  }
}
