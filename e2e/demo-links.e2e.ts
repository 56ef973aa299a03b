import { afterAll, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { runScript } from './harness/script.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const dataDir = newDataFolder();
let server: RunningServer | undefined;

afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
});

async function restart(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  await server?.stop();
  server = await startServer({ dataDir, env });
  return server;
}

const printedBy = async (env: Readonly<Record<string, string>> = {}): Promise<string[]> => {
  const { code, output } = await runScript('demo', [], { DATA_DIR: dataDir, ...env });
  expect([code, output]).toEqual([0, expect.stringContaining('sample patient forms were sent')]);
  return [...output.matchAll(/\/dev\/sign-in\/[\w-]+/g)].map(([path]) => path);
};

it('npm run demo prints links that sign in, on this machine alone, once, and never in production', async () => {
  const here = await restart();
  const links = await printedBy();
  expect(links).toHaveLength(4);
  const [owner = '', doctor = ''] = links;
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { via: '1.1 proxy' }, { host: 'rebound.example' }])
    expect([headers, (await ask(here.url, owner, { headers })).status]).toEqual([headers, 404]);

  const open = await restart({ HOST: '0.0.0.0' });
  expect((await ask(open.url, owner)).status).toBe(404);
  expect(await printedBy()).toEqual([]);

  const live = await restart({ NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:3999' });
  expect((await ask(live.url, owner)).status).toBe(404);
  expect(await printedBy()).toEqual([]);

  const again = await restart();
  const answer = await ask(again.url, owner);
  expect([answer.status, answer.headers.location]).toEqual([303, '/admin-dashboard']);
  const cookie = [answer.headers['set-cookie']].flat().map((line) => line?.split(';', 1)[0]);
  const desk = await ask(again.url, '/admin-dashboard', { headers: { cookie: cookie.join('; ') } });
  expect(desk.status).toBe(200);
  expect((await ask(again.url, owner)).status).toBe(404);
  expect((await ask(again.url, doctor)).status).toBe(303);
  expect(again.output()).not.toContain(owner);
});
