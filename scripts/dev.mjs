// npm run dev: installs if needed, then serves with hot reload on the embedded database.
import { ensureInstalled, node, run } from './install.mjs';

ensureInstalled();
run(node, ['scripts/plates.ts']);
run(node, ['scripts/dev-server.ts']);
