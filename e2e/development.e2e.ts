import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDataFolder } from './harness/data-folder.ts';
import { freePort } from './harness/server.ts';

const root = join(import.meta.dirname, '..');

it('npm run dev serves pages under the policy of production, and says in the terminal what it refuses', async () => {
  const [dataDir, port] = [newDataFolder(), await freePort()];
  const child = spawn(process.execPath, ['scripts/dev-server.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => output, { timeout: 200_000 }).toContain(`Jamun, for developing, at ${url}`);
    const page = await fetch(`${url}/contact-us`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Your message')]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'report-sample' 'nonce-/);
    const [, reports = ''] = /report-uri (\S+)/.exec(policy) ?? [];
    const report = {
      'blocked-uri': 'inline',
      'document-uri': `${url}/contact-us`,
      'effective-directive': 'style-src-attr',
    };
    await fetch(url + reports, { method: 'POST', body: JSON.stringify({ 'csp-report': report }) });
    await expect.poll(() => output).toContain(`refuses inline on ${url}/contact-us by style-src-attr`);
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
