/** The answer to a carrier's program: a status, and a text only where one is asked for. */
export function answerReceipt(status: number, text = ''): Response {
  return new Response(text, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}

/** What a body holds; undefined when it is no JSON. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
