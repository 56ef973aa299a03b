// Builds when a source changed since the last build, and says so; otherwise it does nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { node, root, run } from './install.mjs';

const stamp = join(root, 'build/fingerprint');

export function buildIfStale() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return;
  console.log('Building, because the sources changed since the last build.');
  run(node, ['scripts/build.mjs']);
}
