// npm start: install if needed, build if stale, serve. See README.md.
import { spawn } from 'node:child_process';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureInstalled, environment, node, root } from './install.mjs';
import { serverArguments, serverEnvironment } from './server-command.mjs';

ensureInstalled();
buildIfStale();

const server = spawn(node, serverArguments, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...environment },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
