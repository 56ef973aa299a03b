import { checkContent } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { type PreferredWords, preferredWordsSchema, WORDS_FILE } from '../domain/preferred-words.ts';

/** The preferred words of `content/words.yml`. Throws ContentError. */
export function readPreferredWords(): PreferredWords {
  return checkContent(WORDS_FILE, preferredWordsSchema, parseYaml(WORDS_FILE, readContentFile(WORDS_FILE)));
}
