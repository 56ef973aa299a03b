// npm run test:ops: two processes of the built site on PostgreSQL, behind nginx and behind Caddy with the configuration of
// ops/ as it is shipped. Not part of npm test, because few machines have all of it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureInstalled, root, run } from './install.mjs';

/** What runs beside the site, and Debian's package for it. PostgreSQL lies outside the PATH there. */
const programs = { nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' };
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const missing = Object.entries(programs).flatMap(([program, name]) =>
  folders.some((folder) => existsSync(join(folder, program))) ? [] : [name],
);
if (!existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'))
  missing.push('libnginx-mod-http-brotli-static');
if (missing.length > 0) {
  console.error(
    `Please install ${missing.join(', ')} first (apt-get install ${missing.join(' ')}), and stop what it starts by itself (systemctl disable --now nginx caddy).`,
  );
  process.exit(1);
}

ensureInstalled();
buildIfStale();
run(`${root}node_modules/.bin/vitest`, ['run', '--project', 'ops', ...process.argv.slice(2)]);
