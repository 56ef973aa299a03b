/** A carrier did not take a message. What it says may quote a number or a text, so only a code is kept. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly code: string;
  /** It will never take it; trying again is no use. */
  readonly isPermanent: boolean;
  constructor(code: string, isPermanent: boolean) {
    super(`The carrier did not take the message (${code}).`);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}

const answerWithinMs = 20_000;
const mostAnswerBytes = 64 * 1024;

export interface CarrierAnswer {
  readonly status: number;
  /** Undefined where the answer is no JSON. */
  readonly json: unknown;
}

/**
 * Asks a carrier over HTTP: with a time limit, no redirects (they could carry the text elsewhere) and a bound on what is
 * read. Throws `CarrierError` when there is no answer; never with words of the carrier.
 */
export async function askCarrier(url: string, init: RequestInit): Promise<CarrierAnswer> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new CarrierError(isTimeout ? 'timeout' : 'unreachable', false);
  }
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new CarrierError(`redirect-${response.status}`, false);
  }
  return { status: response.status, json: jsonOf(await textOf(response)) };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > mostAnswerBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The status line has arrived, and that is what counts: the body would only name the message.
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the request is worth repeating: the carrier failed, we sent too much at once, or our key is wrong and can be corrected. */
export function isPassing(status: number): boolean {
  return status >= 500 || [401, 403, 408, 409, 425, 429].includes(status);
}
