import { z } from 'zod';
import type { Warning } from './passage.ts';

export const ACCEPTED_FILE = 'accepted-warnings.yml';

const words = z.string().trim().min(1);

const reason = words.min(20, 'must say why the words may stand, in a sentence');

/** The file of warnings that somebody has looked at and found to be right as they stand. */
export const acceptedWarnings = z.array(
  z.union([
    z.strictObject({ file: words, words, reason }),
    /** All that one file says in the words of another. */
    z.strictObject({ file: words, sameAs: words, reason }),
  ]),
  { error: 'must be a list of entries, each with file, reason, and either words or sameAs' },
);

export type AcceptedWarning = z.infer<typeof acceptedWarnings>[number];

function covers(accepted: AcceptedWarning, { file, words: found, sentence, sameAs }: Warning): boolean {
  if (accepted.file !== file) return false;
  if ('sameAs' in accepted) return accepted.sameAs === sameAs;
  return accepted.words.includes(found) && sentence.includes(accepted.words);
}

/** What remains to be mended: warnings nobody accepted, and acceptances of what is no longer there. */
export function openWarnings(warnings: readonly Warning[], accepted: readonly AcceptedWarning[]): Warning[] {
  const open = warnings.filter((warning) => !accepted.some((entry) => covers(entry, warning)));
  const idle = accepted
    .filter((entry) => !warnings.some((warning) => covers(entry, warning)))
    .map((entry) => {
      const accepts = 'sameAs' in entry ? entry.sameAs : entry.words;
      const fix = 'is accepted, but gives rise to no warning any more; delete the entry';
      return { file: ACCEPTED_FILE, field: entry.file, words: accepts, sentence: accepts, fix };
    });
  return [...open, ...idle];
}
