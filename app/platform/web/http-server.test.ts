import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { knownPaths } from './canonical-path.ts';
import { createHttpServer } from './http-server.ts';
import { memoryFile } from './memory-file.ts';

const file = memoryFile(Buffer.from('kept'), { type: 'text/plain', cacheControl: 'no-cache', headers: {} });

function serverThatAnswers(paths: Readonly<Record<string, Promise<void>>>) {
  return createHttpServer({
    log: pino({ enabled: false }),
    headers: {},
    isHidden: () => false,
    trustedProxies: 0,
    publicOrigin: undefined,
    knownPaths: knownPaths(Object.keys(paths)),
    liveSections: Object.keys(paths),
    costlySections: [],
    costlyReadsPerMinute: 1,
    uploads: [],
    redactPath: (path) => path,
    file: (path) => (path === '/kept' ? paths['/kept']?.then(() => file) : undefined),
    operations: () => undefined,
    handle: async (request) => {
      await paths[new URL(request.url).pathname];
      return new Response('live');
    },
    finished: () => {},
  });
}

it.each(['/kept', '/live'])('tells whoever is answered at %s while it stops that the connection ends', async (path) => {
  const told = Promise.withResolvers<void>();
  const server = serverThatAnswers({ [path]: told.promise, '/before': Promise.resolve() });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answerTo = async (asked: string) => {
    const [response] = (await once(get({ port, path: asked, agent }), 'response')) as [IncomingMessage];
    return { connection: response.headers.connection, text: (await response.toArray()).join('') };
  };

  expect((await answerTo('/before')).connection).toBe('keep-alive');
  const asked = once(server, 'request');
  const answer = answerTo(path);
  await asked;
  const closed = once(server, 'close');
  server.close();
  told.resolve();
  expect(await answer).toEqual({ connection: 'close', text: path === '/kept' ? 'kept' : 'live' });
  await closed;
  agent.destroy();
});
