import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One address that nginx serves: the bytes, and the headers to send with them. */
export interface Copied {
  readonly path: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that nginx writes by itself. */
const OWN = new Set([
  'content-length',
  'content-type',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

function quoted(value: string): string {
  return `"${value.replace(/(["\\])/g, '\\$1')}"`;
}

/**
 * An nginx configuration with one worker that answers each path with the same body and headers, from open files, with
 * its access log on and connections that stay open.
 */
export function configuration(folder: string, port: number, copies: readonly Copied[]): string {
  const locations = copies.map(({ path, headers }, index) => {
    const added = Object.entries(headers).filter(([name]) => !OWN.has(name));
    return `
    location = ${path} {
      alias ${join(folder, 'files', String(index))};
      default_type ${quoted(headers['content-type'] ?? 'application/octet-stream')};
      add_header x-request-id $request_id;
      ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n      ')}
    }`;
  });
  return `
daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log ${join(folder, 'access.log')} combined buffer=8k flush=1s;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  open_file_cache_valid 60s;
  keepalive_timeout 65s 65s;
  keepalive_requests 1000000000;
  types { }
  server {
    listen 127.0.0.1:${port};${locations.join('')}
  }
}
`;
}

/** Starts nginx on one processor and resolves when it answers. Throws when it does not within 5 s. */
export async function startNginx(
  folder: string,
  port: number,
  processor: number,
  copies: readonly Copied[],
): Promise<ChildProcess> {
  mkdirSync(join(folder, 'files'), { recursive: true });
  // The worker may run as another user.
  chmodSync(folder, 0o755);
  for (const [index, { body }] of copies.entries()) writeFileSync(join(folder, 'files', String(index)), body);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configuration(folder, port, copies));
  const nginx = spawn('taskset', ['-c', String(processor), 'nginx', '-c', config, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  for (let tries = 0; tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const answer = await fetch(`http://127.0.0.1:${port}${copies[0]?.path ?? '/'}`).catch(() => undefined);
    if (answer?.ok) return nginx;
  }
  nginx.kill();
  throw new Error(`nginx does not answer; see ${join(folder, 'error.log')}`);
}
