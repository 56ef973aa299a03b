import { checkContent } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { perText } from '#app/platform/content/per-text.ts';
import { type Glossary, GLOSSARY_FILE, glossarySchema, withoutBrackets } from '../domain/glossary.ts';
import type { Language } from '../domain/language.ts';

const parse = perText((file, source) => checkContent(file, glossarySchema, parseYaml(file, source)));

/** The words of `content/languages/glossary.yml`. Throws ContentError. */
export function readGlossary(): Glossary {
  return parse(GLOSSARY_FILE, readContentFile(GLOSSARY_FILE));
}

/** The word of a group of the glossary for its English, in whatever capitals that is written, without its brackets; undefined where it has none. */
export function wordFor(language: Language, group: string, english: string): string | undefined {
  const wanted = english.toLowerCase();
  const found = readGlossary().find(({ key, en }) => key.startsWith(`${group}/`) && en.toLowerCase() === wanted);
  return found && withoutBrackets(found[language]);
}

/** What the glossary calls a thing in a language, "visit/follow-up", without its brackets; undefined where it does not know it. */
export function glossaryName(language: Language, key: string): string | undefined {
  const entry = readGlossary().find((each) => each.key === key);
  return entry && withoutBrackets(entry[language]);
}
