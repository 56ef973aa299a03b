import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listContentFiles, readContentFile } from './content-folder.ts';
import { frontMatterOf } from './markdown-file.ts';
import { PARSED_CONTENT, parsedLines, readParsed } from './parsed-content.ts';
import { parseYaml } from './yaml-text.ts';

test('everything in content/ is the same after it was kept by the build, and a changed text is not taken for the kept one', () => {
  const texts = [...listContentFiles('', '.md'), ...listContentFiles('', '.yml')].flatMap((file) => {
    const text = file.endsWith('.md') ? frontMatterOf(readContentFile(file)) : readContentFile(file);
    return text === undefined ? [] : [[text, parseYaml(file, text)] as const];
  });
  expect(texts.length).toBeGreaterThan(200);
  const folder = mkdtempSync(join(tmpdir(), 'jamun-parsed-'));
  try {
    const file = join(folder, PARSED_CONTENT);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, parsedLines(texts));
    const known = readParsed(file);
    for (const [text, data] of texts) expect(known(text)).toEqual({ data });
    expect(known(`${texts[0]?.[0]}\nmore: 1`)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('without a build nothing is known', () => {
  expect(readParsed(join(tmpdir(), 'no-such-file'))('a: 1')).toBeUndefined();
});
