import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const places = [...readFileSync(join(root, 'docs/where-is.md'), 'utf8').matchAll(/^\| .* \|$/gm)]
  .flatMap(([row]) => [...row.matchAll(/`([\w./-]+\.\w+)`(?: \(["`]([^"`]+)["`]\))?/g)])
  .map(([, path = '', name = '']) => ({ path, name }));

describe('where is ...?', () => {
  it('answers twelve questions', () => {
    expect(places.length).toBeGreaterThan(12);
  });

  it.each(places)('finds $name in $path', ({ path, name }) => {
    expect(readFileSync(join(root, path), 'utf8')).toContain(name);
  });
});
