// npm run test:file -- FILE... [options of Vitest]: runs these test files alone. Vitest knows by its name whether a file is
// a unit, a database or a browser test; before a browser test this builds, if the build is stale.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureInstalled, root, run } from './install.mjs';

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

// npm starts scripts at the root and says here where it was called.
const folder = process.env.INIT_CWD ?? process.cwd();
const words = process.argv.slice(2).map((word) => {
  const path = resolve(folder, word);
  return { word, file: !word.startsWith('-') && existsSync(path) ? relative(root, path) : undefined };
});
const missing = words.find(({ word, file }) => /\.tsx?$/.test(word) && file === undefined);
if (missing) refuse(`There is no file ${missing.word}.`);
const files = words.flatMap(({ file }) => file ?? []);
if (files.length === 0) refuse('Name a test file: npm run test:file -- app/lib/phone.test.ts');

ensureInstalled();
if (files.some((file) => file.startsWith('e2e') || file.endsWith('.ops.ts'))) buildIfStale();
run(`${root}node_modules/.bin/vitest`, ['run', ...words.map(({ word, file }) => file ?? word)]);
