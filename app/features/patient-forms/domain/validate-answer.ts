import { withAsciiDigits } from '#app/lib/digits.ts';
import { email, fullName, mobileNumber, requiredText } from '#app/lib/person-fields.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { characterCount, isPlainLine, tidyLine } from '#app/lib/text-rules.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { dontKnow, isUnknown, type Answer, type AnswerValue } from './answer.ts';
import { answerReasons, type AnswerError, type AnswerReason } from './answer-reason.ts';
import { choosable, type Question, type QuestionOf } from './question.ts';
import { parseDateAnswer } from './typed-date-answer.ts';
import { parseEntries, parsePhotos, parseScore } from './validate-parts.ts';

type Parsed = Result<AnswerValue, AnswerReason, Omit<AnswerError, 'reason'>>;

const textSchemas = { name: fullName, phone: mobileNumber, email } as const;

function parseText({ format, maxCharacters }: QuestionOf<'text'>, typed: string): Parsed {
  if (format === 'line') {
    const line = tidyLine(typed);
    if (!isPlainLine(line)) return fail('bad-characters');
    return characterCount(line) > maxCharacters ? fail('too-long') : ok(line);
  }
  const parsed = (format === 'text' ? requiredText(maxCharacters) : textSchemas[format]).safeParse(typed);
  if (parsed.success) return ok(parsed.data ?? '');
  const message = parsed.error.issues[0]?.message;
  return fail(answerReasons.find((reason) => reason === message) ?? 'wrong-type');
}

function parseNumber(
  { min, max, whole }: { min: number; max: number; whole: boolean },
  typed: string | number,
): Parsed {
  const digits = withAsciiDigits(String(typed)).trim().replaceAll(',', '');
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return fail('not-a-number');
  const number = Number(digits);
  if (whole && !Number.isInteger(number)) return fail('not-whole');
  if (number < min) return fail('too-small');
  return number > max ? fail('too-large') : ok(number);
}

function parseChosen(question: Question, typed: readonly unknown[]): Parsed {
  const order = choosable(question).map(({ id }) => id);
  const chosen = order.filter((id) => typed.includes(id));
  if (new Set(typed).size !== chosen.length) return fail('not-an-option');
  const alone = question.kind === 'choices' ? question.options.filter((option) => option.alone) : [];
  if (chosen.length > 1 && alone.some(({ id }) => chosen.includes(id))) return fail('not-alone');
  return ok(chosen);
}

function parseGiven(question: Question, typed: unknown, today: IsoDate): Parsed {
  switch (question.kind) {
    case 'text':
      return typeof typed === 'string' ? parseText(question, typed) : fail('wrong-type');
    case 'number':
    case 'scale': {
      if (typeof typed !== 'string' && typeof typed !== 'number') return fail('wrong-type');
      const { min, max } = question;
      return parseNumber({ min, max, whole: question.kind === 'scale' || question.whole }, typed);
    }
    case 'date':
      return typeof typed === 'string' ? parseDateAnswer(question, typed, today) : fail('wrong-type');
    case 'yes-no':
      return typed === 'yes' || typed === 'no' ? ok(typed) : fail('not-an-option');
    case 'choice':
    case 'picture-choice':
      return typeof typed === 'string' && choosable(question).some(({ id }) => id === typed)
        ? ok(typed)
        : fail('not-an-option');
    case 'choices':
    case 'body-map':
      return Array.isArray(typed) ? parseChosen(question, typed) : fail('wrong-type');
    case 'photos':
      return parsePhotos(question, typed);
    case 'entries':
      return parseEntries(question, typed);
    case 'consent':
      return typed === true ? ok(true) : fail('wrong-type');
    case 'score':
      return parseScore(question, typed);
  }
}

function isNothing(typed: unknown): boolean {
  if (typed === undefined || typed === null) return true;
  if (typeof typed === 'string') return typed.trim() === '';
  if (Array.isArray(typed)) return typed.length === 0;
  return typeof typed === 'object' && Object.keys(typed).length === 0;
}

/**
 * Checks one answer as it was typed, or as it was stored: the tidied answer, undefined when nothing was answered and
 * nothing need be, or why it cannot be taken. A checked answer is taken again as it is. "I don't know" is taken where
 * the question offers it.
 */
export function validateAnswer(
  question: Question,
  typed: unknown,
  today: IsoDate,
): Result<Answer | undefined, AnswerReason, Omit<AnswerError, 'reason'>> {
  if (isUnknown(typed)) return question.unknown ? ok(dontKnow) : fail('not-an-option');
  const parsed: Parsed = isNothing(typed) ? ok('') : parseGiven(question, typed, today);
  if (!parsed.ok) return parsed;
  if (!isNothing(parsed.value)) return parsed;
  return question.required ? fail('required') : ok(undefined);
}
