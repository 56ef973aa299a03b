import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('app/**/*.module.css', { cwd: root }).map((file) => join(root, file));
const locals = Array.from({ length: 100 }, (_, index) => `local${index}`);

test('no two classes share a name, in one file or in two', () => {
  const nameOf = shortClassNames(root);
  const names = files.flatMap((file) => locals.map((local) => nameOf(local, file)));
  expect(new Set(names).size).toBe(files.length * locals.length);
});

test('a class has the same name in the browser build and in the server build, in whatever order files come', () => {
  const [browser, server] = [shortClassNames(root), shortClassNames(root)];
  const inBrowser = files.map((file) => locals.map((local) => browser(local, file)));
  const onServer = files.toReversed().map((file) => locals.map((local) => server(local, `${file}?used`)));
  expect(onServer.toReversed()).toEqual(inBrowser);
});

test('asked again, the name is the same', () => {
  const nameOf = shortClassNames(root);
  const [file = ''] = files;
  expect([nameOf('page', file), nameOf('lede', file), nameOf('page', file)]).toEqual([
    nameOf('page', file),
    nameOf('lede', file),
    nameOf('page', file),
  ]);
});

test('names are letters without vowels', () => {
  const nameOf = shortClassNames(root);
  for (const file of files) expect(nameOf('page', file)).toMatch(/^[b-df-hj-np-tv-xz]{3,}$/i);
});

test('an unknown file is refused', () => {
  expect(() => shortClassNames(root)('page', '/elsewhere/x.module.css')).toThrow('not one of the CSS modules');
});
