import type { IncomingMessage } from 'node:http';
import type { Upload } from '#app/lib/feature.ts';
import { isForPrograms, refusal } from './refusal.ts';
import { uploadAt } from './uploads.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Refuses what no address takes, before a byte of the body is read: bodies that are too large or do not say how long
 * they are, and at pages everything but reading and sending a form. The API answers for its own methods and types.
 */
export function refuseRequest(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  path: string,
  uploads: readonly Upload[],
) {
  if (headers['transfer-encoding'] !== undefined)
    return refusal(path, 411, 'Say how long the body is: Content-Length is missing.');
  const takesFile = uploadAt(uploads, path);
  if (Number(headers['content-length'] ?? 0) > (takesFile?.bytes ?? BODY_LIMIT_BYTES))
    return refusal(path, 413, takesFile?.tooMuch ?? 'That is more than this address takes.');
  if (isForPrograms(path)) return undefined;
  if (!PAGE_METHODS.includes(method))
    return refusal(path, 405, 'This address does not answer that method.', { allow: PAGE_METHODS.join(', ') });
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (method === 'POST' && type !== (takesFile?.type ?? 'application/x-www-form-urlencoded'))
    return refusal(path, 415, 'This address takes a form, sent as a browser sends it.');
  return undefined;
}
