import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

/** What a project of TypeScript is said to check; a folder stands for everything in it. */
function included(project: string): readonly string[] {
  const { include } = JSON.parse(readFileSync(join(root, project), 'utf8').replace(/^\/\/.*$/gm, '')) as {
    readonly include: readonly string[];
  };
  return include.map((pattern) => (/\.\w+$/.test(pattern) ? pattern : `${pattern}/**`));
}

it.each([
  ['tsconfig.browser.json', /\/(?:lib|plates|ui|domain)\//],
  ['tsconfig.server.json', /\/(?:lib|platform|domain|server|api)\//],
])('%s checks every file of its folders', (project, folders) => {
  const patterns = included(project);
  const checked = files.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));
  const wanted = files.filter((file) => folders.test(file));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((file) => !checked.includes(file))).toEqual([]);
});
