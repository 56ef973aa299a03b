import { checkContent } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { type Glossary, GLOSSARY_FILE, glossarySchema } from '../domain/glossary.ts';

/** The words of `content/languages/glossary.yml`. Throws ContentError. */
export function readGlossary(): Glossary {
  return checkContent(GLOSSARY_FILE, glossarySchema, parseYaml(GLOSSARY_FILE, readContentFile(GLOSSARY_FILE)));
}
