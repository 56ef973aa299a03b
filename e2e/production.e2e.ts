// @module-tag endurance
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from './harness/server.ts';

const forDevelopers = ['/dev/outbox', '/design-system', '/metrics'];
const token = 'a-token-of-sixteen-signs-or-more';

describe('a server of the public', () => {
  let server: RunningServer | undefined;
  afterEach(async () => {
    await server?.[Symbol.asyncDispose]();
    server = undefined;
  });

  it('does not start without the address that visitors use, and says so', async () => {
    await expect(startServer({ env: { NODE_ENV: 'production' } })).rejects.toThrow(
      'NODE_ENV is production, so PUBLIC_URL must be the address that visitors use',
    );
  });

  it('shows nothing that is for developers, in whatever name it is asked', async () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:3999', METRICS_TOKEN: token };
    server = await startServer({ env });
    const { url } = server;
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(forDevelopers.map(async (path) => (await fetch(url + path, { headers })).status));
    expect(await statuses({})).toEqual([404, 404, 404]);
    expect(await statuses({ 'x-forwarded-for': '203.0.113.7' })).toEqual([404, 404, 404]);
    expect(await statuses({ authorization: `Bearer ${token}` })).toEqual([404, 404, 200]);
  });

  it('keeps its metrics to itself when nobody has set a token', async () => {
    server = await startServer({ env: { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:3999' } });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
  });
});

it.skipIf(process.platform !== 'linux')('a start takes no more memory than the server then holds', async () => {
  const first = await startServer();
  await first.stop();
  await using server = await startServer({ dataDir: first.dataDir });
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  // What it has taken at most since it began; 300 MB where this was written, and 780 while V8 optimised all of WebAssembly.
  const kibibytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  expect(kibibytes / 1024).toBeLessThan(600);
});
