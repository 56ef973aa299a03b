// Writes into translated files which English text each field was translated from. Without a choice it stamps the fields that
// name none yet, and says which are behind; after translating one anew, name it.
// Usage: node scripts/translation-stamp.ts [hi/treatments/nail/ingrown-toenail.md ...] [--field="faq > item 1 > answer" ...] [--all]
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { staleFields } from '../app/features/translations/domain/translation-faults.ts';
import { type Stamped, stampedFrom, withMadeFrom } from '../app/features/translations/domain/stamp.ts';
import { englishHash } from '../app/features/translations/server/english-hash.ts';
import { kindOf, translatedFiles, translationOf } from '../app/features/translations/server/translated-files.ts';
import { TRANSLATED_TEXTS } from '../app/main/translated-texts.ts';
import { ContentError } from '../app/platform/content/content-error.ts';
import { readContentFile } from '../app/platform/content/content-folder.ts';
import { parseMarkdownFile } from '../app/platform/content/markdown-file.ts';

const folder = resolve(process.env['CONTENT_DIR'] ?? 'content');
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { field: { type: 'string', multiple: true, default: [] }, all: { type: 'boolean', default: false } },
});
const stamped: Stamped = asked.all ? 'all' : asked.field.length > 0 ? asked.field : 'new';
const stampedBefore = z.looseObject({ english: z.record(z.string(), z.string()) });

/** Stamps one file; the fields that are still behind. */
function stamp(file: string): string[] {
  const { englishFile } = translationOf(file);
  const english = kindOf(file, TRANSLATED_TEXTS).englishWords(englishFile, readContentFile(englishFile));
  const source = readFileSync(join(folder, file), 'utf8');
  const before = stampedBefore.safeParse(parseMarkdownFile(file, source).frontMatter).data?.english ?? {};
  const madeFrom = stampedFrom(english, before, { stamped, hashOf: englishHash });
  writeFileSync(join(folder, file), withMadeFrom(source, madeFrom));
  return staleFields(english, madeFrom, englishHash);
}

try {
  for (const file of positionals.length > 0 ? positionals : translatedFiles())
    for (const field of stamp(file)) console.log(`Translation behind: content/${file}: ${field}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
