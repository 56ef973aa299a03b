// The development server: Vite in front (modules, hot reload), the same application behind it, nothing kept in memory.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type * as server from '../app/server.ts';
import { readSettings } from '../app/platform/settings.ts';

type Server = typeof server;

const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
const http = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
const load = async (): Promise<Server> => (await vite.ssrLoadModule('/app/server.ts')) as Server;

const { openApplication } = await load();
const application = await openApplication(settings);

const answer = getRequestListener(
  async (request) => {
    try {
      const { createLiveHandler } = await load();
      const facts = await application.readFacts();
      const response = await createLiveHandler(application, () => facts)(request, '127.0.0.1');
      // Vite's client adds scripts and styles of its own.
      response.headers.delete('content-security-policy');
      return response;
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
    }
  },
  { overrideGlobalObjects: false },
);

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
http.listen(settings.port, settings.host, () => {
  console.log(`Jamun, for developing, at http://${settings.host}:${settings.port}`);
});

const stop = async (): Promise<void> => {
  http.closeAllConnections();
  await vite.close();
  await application.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
