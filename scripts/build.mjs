// Reads and checks the content, draws the plates, builds browser and server code, renders every static address, compresses everything.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled, node, root, run } from './install.mjs';

ensureInstalled();
const stamp = join(root, 'build/fingerprint');
const sources = fingerprint(root);
rmSync(stamp, { force: true });
run(node, ['scripts/parse-content.ts']);
run(node, ['scripts/check-content.ts', '--errors-only']);
run(node, ['scripts/plates.ts']);
run(node, ['node_modules/@react-router/dev/bin.cjs', 'build']);
run(node, ['scripts/render-site.ts'], { env: { ...process.env, NODE_ENV: 'production' } });
writeFileSync(stamp, sources);
