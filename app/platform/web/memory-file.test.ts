import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quicklyCompressed, memoryFile, sendMemoryFile } from './memory-file.ts';

const text = Buffer.from('<p>The same words again. '.repeat(200));
const picture = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
let server: Server;

beforeAll(async () => {
  const page = await quicklyCompressed(text, {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    headers: { 'x-of-page': '1' },
  });
  const image = memoryFile(picture, { type: 'image/png', cacheControl: 'public', headers: {} });
  server = createServer((incoming, outgoing) => {
    sendMemoryFile(incoming.url === '/image' ? image : page, incoming, outgoing, ['x-of-site', '2']);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());

function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ response: IncomingMessage; body: Buffer }> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return new Promise((resolve, reject) => {
    const call = request({ port: address.port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    });
    call.on('error', reject);
    call.end();
  });
}

describe('a file in memory', () => {
  it('comes as brotli, gzip or as it is, each with a strong ETag of its own', async () => {
    const [br, gzip, plain] = await Promise.all([
      get('/', { 'accept-encoding': 'gzip, br' }),
      get('/', { 'accept-encoding': 'gzip, br;q=0' }),
      get('/'),
    ]);
    expect(br.response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toEqual(text);
    expect(gzip.response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(text);
    expect(plain.response.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toEqual(text);
    const etags = [br, gzip, plain].map(({ response }) => response.headers.etag);
    expect(new Set(etags).size).toBe(3);
    expect(etags.every((etag) => etag?.startsWith('"'))).toBe(true);
    expect(br.response.headers.vary).toBe('Accept-Encoding');
    expect(br.response.headers['x-of-page']).toBe('1');
    expect(br.response.headers['x-of-site']).toBe('2');
  });

  it('answers 304 without a body to whoever has it already', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const again = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': `"other", ${first.response.headers.etag}`,
    });
    expect(again.response.statusCode).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.response.headers['content-length']).toBeUndefined();
    expect((await get('/', { 'if-none-match': `${first.response.headers.etag}` })).response.statusCode).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const { response, body } = await get('/', {}, 'HEAD');
    expect(response.headers['content-length']).toBe(String(text.length));
    expect(body.length).toBe(0);
  });

  it.each([
    ['bytes=10-19', 206, picture.subarray(10, 20), 'bytes 10-19/100'],
    ['bytes=90-', 206, picture.subarray(90), 'bytes 90-99/100'],
    ['bytes=-5', 206, picture.subarray(95), 'bytes 95-99/100'],
    ['bytes=100-', 416, Buffer.alloc(0), 'bytes */100'],
    ['nonsense', 200, picture, undefined],
  ])('gives media in parts: %s', async (range, status, expected, contentRange) => {
    const { response, body } = await get('/image', { range });
    expect(response.statusCode).toBe(status);
    expect(body).toEqual(Buffer.from(expected));
    expect(response.headers['content-range']).toBe(contentRange);
  });
});
