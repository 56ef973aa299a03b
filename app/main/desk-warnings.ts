import type { AcceptedWarning } from '#app/features/content-compliance/domain/accepted-warnings.ts';
import type { Warning } from '#app/features/content-compliance/domain/passage.ts';
import { isRepeated, ownSentences } from '#app/features/content-compliance/domain/repeated-sentences.ts';
import { contentFile } from '#app/features/content-compliance/server/content-files.ts';
import { readDocumentData } from '#app/features/site-editor/domain/document-data.ts';
import { documentKind } from '#app/features/site-editor/domain/site-document.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { editionInForce, inEdition, perEdition } from '#app/platform/content/edition.ts';
import { perText } from '#app/platform/content/per-text.ts';

// What is told at the desk of a document beside the texts that readers have now.

const sentencesOf = perText((file, source) => ownSentences(contentFile(file, source)));

/** In which documents each sentence stands that readers get. */
const sentencesInForce = perEdition((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const file of listContentFiles('')) {
    if (documentKind(file) === undefined) continue;
    for (const { key } of sentencesOf(file, readContentFile(file))) {
      const files = found.get(key);
      if (!files) found.set(key, [file]);
      else if (files.at(-1) !== file) files.push(file);
    }
  }
  return found;
});

/**
 * The sentences of a text that stand on another page as well, but for those that `accepted` allows the two, and for a copy's and
 * those of the treatment it began from.
 */
export function sharedSentences(file: string, source: string, accepted: readonly AcceptedWarning[]): Warning[] {
  const first = readDocumentData(file, source).data['copyOf'];
  const mayShare = (other: string): boolean =>
    other === file ||
    other === `treatments/${String(first)}.md` ||
    accepted.some(
      (each) =>
        'sameAs' in each &&
        ((each.file === file && each.sameAs === other) || (each.file === other && each.sameAs === file)),
    );
  const inForce = inEdition(editionInForce(), sentencesInForce);
  return sentencesOf(file, source).flatMap((own) => {
    const other = inForce.get(own.key)?.find((each) => !mayShare(each));
    return other === undefined ? [] : [isRepeated(file, own, other)];
  });
}

/** That a legal page says something new under the version of the text that readers have now. */
export function sameVersion(file: string, source: string): Warning[] {
  if (documentKind(file) !== 'legal') return [];
  const now = inEdition(editionInForce(), () => readContentFile(file));
  if (now === source) return [];
  const [before, next] = [readDocumentData(file, now).data['version'], readDocumentData(file, source).data['version']];
  if (String(before) !== String(next)) return [];
  const words = String(next);
  const fix =
    'is the version of the text that readers have now. Raise it where the change is one of substance: bookings and forms record which version stood';
  return [{ file, field: 'version', words, sentence: words, fix }];
}
