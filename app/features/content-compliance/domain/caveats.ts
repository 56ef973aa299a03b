import { type ContentFile, inEachSentence, type StatedFigure, type Warning } from './passage.ts';

/** Words that say a figure is not the same for everybody. */
const CAVEAT =
  /\b(?:about|around|most|mostly|usual|usually|often|up to|depends?|differs?|varies|vary|reported|at the earliest|at most|at least|or so|roughly|in (?:one|some|the same) stud(?:y|ies))\b/i;

/** "3 to 4 months", "6 weeks", "1.5 to 4.5 mm": what can be met again in a sentence. */
const FIGURE = /^[\d.]+(?: to [\d.]+)? [a-z ]+$/;

const FIX = 'a figure of the specification stands without a caveat; add "about", "most people" or "usually"';

/** Figures the clinic was given, not found: they stand only with a caveat, in the fact and wherever the text repeats them. */
export function caveatWarnings(content: ContentFile): Warning[] {
  const given = content.figures.filter(({ basis }) => basis.includes('specification'));
  const bare = given
    .filter(({ said, note }) => !CAVEAT.test(`${said} ${note}`))
    .map(({ field, said }) => ({ file: content.file, field, words: said, sentence: said, fix: FIX }));
  return [...bare, ...repeatedBare(content, given)];
}

function repeatedBare(content: ContentFile, given: readonly StatedFigure[]): Warning[] {
  const figures = [
    ...new Set(given.map(({ said }) => said.replace(/^About /, '')).filter((said) => FIGURE.test(said))),
  ];
  return inEachSentence(content, (sentence, field) =>
    figures
      .filter(
        (figure) =>
          !field.startsWith('facts') && sentence.includes(figure) && !CAVEAT.test(sentence) && !sentence.endsWith('?'),
      )
      .map((words) => ({ file: content.file, field, words, sentence, fix: FIX })),
  );
}
