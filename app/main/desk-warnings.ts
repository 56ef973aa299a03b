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

/** The treatment that a text goes back to by way of copies; the file itself where it is no copy. */
function originOf(file: string, source: string): string {
  const passed = new Set([file]);
  let [origin, text] = [file, source];
  for (;;) {
    const first = readDocumentData(origin, text).data['copyOf'];
    if (typeof first !== 'string') return origin;
    origin = `treatments/${first}.md`;
    if (passed.has(origin) || !listContentFiles('treatments').includes(origin)) return origin;
    passed.add(origin);
    text = readContentFile(origin);
  }
}

/**
 * The sentences of a text that stand on another page as well. Two pages may share words where `accepted` says so, and where
 * one is a copy of the other or both go back to the same treatment.
 */
export function sharedSentences(file: string, source: string, accepted: readonly AcceptedWarning[]): Warning[] {
  const origin = originOf(file, source);
  const mayShare = (other: string): boolean =>
    other === file ||
    originOf(other, readContentFile(other)) === origin ||
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
