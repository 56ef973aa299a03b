// After the bundler: renders every static address with the facts of content/clinic.yml and compresses pages and assets.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotli, gzipped, isCompressible } from '../app/platform/web/compression.ts';
import { builtFileOf, typeOf } from '../app/platform/web/built-files.ts';
import type { RenderInputs } from '../app/platform/web/render-inputs.ts';

interface ServerBundle {
  renderForBuild(): AsyncIterable<[address: string, body: Buffer]>;
  renderInputsForBuild(): RenderInputs;
}

const root = join(import.meta.dirname, '..');
const site = join(root, 'build/site');
const cache = join(root, '.cache/compressed');
const { renderForBuild, renderInputsForBuild } = (await import(join(root, 'build/server/index.js'))) as ServerBundle;

/** Compresses once per content: a build after a small change compresses only what changed. */
async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const kept = join(cache, createHash('sha256').update(bytes).digest('hex'));
  for (const [ending, compress] of [
    ['br', () => brotli(bytes, 11)],
    ['gz', () => gzipped(bytes, 9)],
  ] as const) {
    if (!existsSync(`${kept}.${ending}`)) {
      writeFileSync(`${kept}.${ending}.new`, await compress());
      renameSync(`${kept}.${ending}.new`, `${kept}.${ending}`);
    }
    cpSync(`${kept}.${ending}`, `${file}.${ending}`);
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && isCompressible(typeOf(entry.name)) && !['.br', '.gz'].includes(extname(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

rmSync(site, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
let pages = 0;
for await (const [address, body] of renderForBuild()) {
  const file = join(site, builtFileOf(address));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  if (file.endsWith('.html')) pages++;
}
const pending = [...filesBelow(site), ...filesBelow(join(root, 'build/client'))];
const total = pending.length;
const worker = async (): Promise<void> => {
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) await compressFile(file);
};
await Promise.all([worker(), worker(), worker(), worker()]);
writeFileSync(join(site, 'facts.json'), JSON.stringify(renderInputsForBuild()));
console.log(`Rendered ${pages} pages and compressed ${total} files.`);
