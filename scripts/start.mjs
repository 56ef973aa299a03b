// npm start: install if needed, build if stale, serve. See README.md.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, node, root, run } from './install.mjs';
import { serverArguments, serverEnvironment } from './server-command.mjs';
import { fingerprint } from './fingerprint.mjs';

ensureInstalled();
const stamp = join(root, 'build/fingerprint');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(root)) {
  console.log('Building, because the sources changed since the last build.');
  run(node, ['scripts/build.mjs']);
}

const server = spawn(node, serverArguments, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...environment },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
