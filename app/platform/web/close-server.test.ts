import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { closeServer } from './close-server.ts';

const LONG_MS = 600_000;

async function listening(
  listener: RequestListener,
): Promise<{ server: Server; port: number; connection: () => Promise<Socket> }> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    server,
    port,
    async connection() {
      const taken = once(server, 'connection');
      const socket = connect(port, '127.0.0.1');
      await taken;
      return socket;
    },
  };
}

const QUESTION = 'POST / HTTP/1.1\r\nhost: clinic.example\r\ncontent-length: 0\r\n\r\n';

it('answers what is asked on a connection that was there before, and takes no other', async () => {
  const { server, connection } = await listening((_request, response) => {
    response.shouldKeepAlive = false;
    response.end('answered');
  });
  const socket = await connection();
  const closed = closeServer(server, LONG_MS);
  await expect.poll(() => server.listening).toBe(false);
  socket.write(QUESTION);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200[\s\S]+connection: close[\s\S]+answered/i);
  await closed;
});

it('answers everybody who waited to be taken, however many they are', async () => {
  const { server, port } = await listening((_request, response) => {
    response.shouldKeepAlive = false;
    response.end('answered');
  });
  const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
  const answers = sockets.map((socket) => text(socket));
  for (const socket of sockets) socket.write(QUESTION);
  // The first to be taken is told of when all the others wait.
  await once(server, 'connection');
  await closeServer(server, LONG_MS);
  expect((await Promise.all(answers)).filter((answer) => !answer.endsWith('answered'))).toEqual([]);
});

it('lets go of connections on which nothing is asked any more', async () => {
  const { server, connection } = await listening((_request, response) => response.end('answered'));
  const socket = await connection();
  socket.write(QUESTION);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/connection: keep-alive/i);
  await closeServer(server, LONG_MS);
});

it('cuts off what takes longer than it may', async () => {
  const { server, connection } = await listening(() => {});
  const socket = await connection();
  const asked = once(server, 'request');
  socket.write(QUESTION);
  await asked;
  await closeServer(server, 1);
  expect(await text(socket)).toBe('');
});
