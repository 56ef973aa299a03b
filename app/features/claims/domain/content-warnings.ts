import { caveatWarnings } from './caveats.ts';
import { claimWarnings } from './claims.ts';
import type { ContentFile, Warning } from './passage.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { reviewWarnings } from './review.ts';
import { scheduleJWarnings } from './schedule-j.ts';
import { sourceWarnings } from './sources.ts';

/** Everything in `files` an editor should look at on the day `today` ("2026-11-20"), file by file. */
export function contentWarnings(files: readonly ContentFile[], today: string): Warning[] {
  const ofFiles = files.flatMap((content) => [
    ...claimWarnings(content),
    ...scheduleJWarnings(content),
    ...caveatWarnings(content),
    ...sourceWarnings(content),
    ...reviewWarnings(content, today),
  ]);
  return [...ofFiles, ...repeatedSentences(files)];
}

/** One line: file, field, the words, and what to do. */
export function sayWarning({ file, field, words, sentence, fix }: Warning): string {
  const context = sentence === words ? '' : ` (${sentence})`;
  return `content/${file}: ${field}: "${words}" ${fix}${context}`;
}
