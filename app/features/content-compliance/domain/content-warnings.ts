import { caveatWarnings } from './caveats.ts';
import { claimWarnings } from './claims.ts';
import type { ContentFile, Warning } from './passage.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { scheduleJWarnings } from './schedule-j.ts';
import { sourceWarnings } from './sources.ts';

/** Everything in `files` an editor should mend, file by file. */
export function contentWarnings(files: readonly ContentFile[]): Warning[] {
  const ofFiles = files.flatMap((content) => [
    ...claimWarnings(content),
    ...scheduleJWarnings(content),
    ...caveatWarnings(content),
    ...sourceWarnings(content),
  ]);
  // Forms are no pages: both should ask the same thing in the same words, and so should a new version.
  const pages = files.filter(({ file }) => !file.startsWith('forms/'));
  return [...ofFiles, ...repeatedSentences(pages)];
}

/** One line: file, field, the words, and what to do. */
export function sayWarning({ file, field, words, sentence, fix }: Warning): string {
  const context = sentence === words ? '' : ` (${sentence})`;
  return `content/${file}: ${field}: "${words}" ${fix}${context}`;
}
