import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface CarrierRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestCarrier {
  readonly url: string;
  readonly requests: CarrierRequest[];
  /** What it answers to the next requests; afterwards it takes everything. */
  readonly answers: { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }[];
  close(): Promise<void>;
}

/** A real HTTP server on this machine that answers as WhatsApp and carriers of text messages do. */
export async function startCarrier(): Promise<TestCarrier> {
  const requests: CarrierRequest[] = [];
  const answers: TestCarrier['answers'] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, path: url, headers, body });
      const id = `carrier-${requests.length}`;
      const taken = { status: 200, body: { messages: [{ id }], id }, headers: {} };
      const answer = answers.shift() ?? taken;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body ?? {}));
    });
  });
  // A connection that is closed for being idle just as the next request goes out is another test's matter.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
