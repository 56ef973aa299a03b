import { type ContentFile, inEachSentence, type Warning } from './passage.ts';

/** Times and amounts that two readers understand in two ways. */
const VAGUE =
  /\bfor (?:some|a little|a short|a long) (?:time|while)\b|\bfor a while\b|\bfor now\b|\b(?:some|a few|several) (?:minutes|hours|days|nights|weeks|months|times)\b|\bfrom time to time\b|\bnow and then\b|\bevery so often\b|\bregularly\b|\bas long as we say\b|\bthat corner\b|\blong enough\b|\bon the day we name\b|\bsoon\b/i;

const FIELD_OF_INSTRUCTIONS = /^recovery > .* > do$|^afterCare > .* > text$/;

/** Whatever may stand before the verb: "If it itches, put ...", "For a scalp problem, do not ...". */
const BEGINNING = /^(?:please |then |(?:after|before|at|for|from|if|in|on|until|when|with) [^,]*, (?:please )?)?/i;

const TELLS =
  /^(?:do not|never|apply|avoid|brush|change|clean|come|cool|cover|dab|drink|dry|eat|give|go on|hold|keep|leave|lie|make|massage|pat|press|put|repeat|rest|rinse|shave|skip|sleep|smooth|soak|stay|stop|swim|take|try|use|wait|walk|wash|wear)\b(?!,)/i;

/** A figure; "a few millimetres" of one thing is none of another, but one is enough to act on. */
const MEASURED = /\d|\bon your sheet\b|\b(?:one|two|three|four|five|six|seven|eight|ten|twelve)\b/i;

const tells = (sentence: string): boolean => TELLS.test(sentence.replace(BEGINNING, ''));

/** Instructions that leave open how long, how often or how much. Where the doctor must set it, they say so. */
export function vagueInstructions(content: ContentFile): Warning[] {
  return inEachSentence(content, (sentence, field) => {
    const vague = VAGUE.exec(sentence)?.[0];
    if (vague === undefined || MEASURED.test(sentence) || sentence.endsWith('?')) return [];
    if (!FIELD_OF_INSTRUCTIONS.test(field) && !tells(sentence)) return [];
    const fix =
      'is an instruction without a number; say how long or how often, or "your doctor writes it on your sheet"';
    return [{ file: content.file, field, words: vague, sentence, fix }];
  });
}
