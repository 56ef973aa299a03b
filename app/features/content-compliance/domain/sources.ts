import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

const LEANS_ON_STUDIES =
  /\b(?:(?:one|two|some|many|most|recent|Indian|small|large|good) (?:stud(?:y|ies)|trials?|reviews?)|stud(?:y|ies) (?:show|found|say)|research(?:ers)? (?:show|found|say)|guidelines? (?:say|recommend|of)|\d+ ?(?:%|per cent|in \d+ people))/i;

/** Texts that lean on studies or give shares of people, in a file that names no source. */
export function sourceWarnings(content: ContentFile): Warning[] {
  const { file, sources } = content;
  if (sources !== null && sources > 0) return [];
  return inEachSentence(content, (sentence, field) => {
    const words = LEANS_ON_STUDIES.exec(sentence)?.[0];
    return words === undefined
      ? []
      : [{ file, field, words, sentence, fix: 'leans on something that was read; name it under "sources"' }];
  });
}
