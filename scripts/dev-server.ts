// The development server: Vite in front (modules, hot reload), the same application behind it, nothing kept in memory.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type * as server from '../app/main/server.ts';
import { readSettings } from '../app/platform/settings.ts';
import { developmentPolicy, lineOfReport, reportPath } from './development-policy.ts';

type Server = typeof server;

const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
const http = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
const load = async (): Promise<Server> => (await vite.ssrLoadModule('/app/main/server.ts')) as Server;

const { openApplication } = await load();
const application = await openApplication(settings);

async function takeReport(request: Request): Promise<Response> {
  const line = lineOfReport(await request.text());
  if (line !== undefined) console.warn(line);
  return new Response(null, { status: 204 });
}

const answer = getRequestListener(
  async (request) => {
    if (new URL(request.url).pathname === reportPath) return takeReport(request);
    try {
      const { createLiveHandler } = await load();
      const facts = await application.readRenderInputs();
      const response = await createLiveHandler(application, () => facts)(request, '127.0.0.1');
      const policy = response.headers.get('content-security-policy');
      if (policy !== null) response.headers.set('content-security-policy', developmentPolicy(policy));
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
