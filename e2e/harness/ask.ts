import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly bytes: Buffer;
  /** Decompressed. */
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** How to come to a server other than straight to its address: with `request` of node:https, through a proxy, or from another address. */
export interface Way {
  readonly request: typeof request;
  readonly options: RequestOptions & { readonly ca?: string; readonly servername?: string };
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends one request with exactly this target, which a browser or `fetch` would tidy up first (`//example.org/`,
 * `/\example.org`, `/a/../b`), and follows no redirect.
 */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: Question = {},
  way: Way = { request, options: {} },
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, method, headers, agent: false, ...way.options };
    const sent = way.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const unpacked = bytes.length > 0 ? unpack[response.headers['content-encoding'] ?? ''] : undefined;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: (unpacked ? unpacked(bytes) : bytes).toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
