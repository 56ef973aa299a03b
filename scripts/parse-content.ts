// Keeps what the front matter and the YAML files of content/ hold in a form that is read faster than YAML: the first step of a
// build. A file that cannot be read is left out; content:check says what is wrong with it.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '../app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '../app/platform/content/content-folder.ts';
import { frontMatterOf } from '../app/platform/content/markdown-file.ts';
import { PARSED_CONTENT, parsedLines } from '../app/platform/content/parsed-content.ts';
import { parseYaml } from '../app/platform/content/yaml-text.ts';

const target = join(import.meta.dirname, '..', PARSED_CONTENT);
// Before anything is parsed, so that all of it is.
rmSync(target, { force: true });
const texts = [...listContentFiles('', '.md'), ...listContentFiles('', '.yml')].flatMap((file) => {
  const text = file.endsWith('.md') ? frontMatterOf(readContentFile(file)) : readContentFile(file);
  if (text === undefined) return [];
  try {
    return [[text, parseYaml(file, text)] as const];
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
});
mkdirSync(dirname(target), { recursive: true });
writeFileSync(`${target}.new`, parsedLines(texts));
renameSync(`${target}.new`, target);
