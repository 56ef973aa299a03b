import { formatDate, formatDay } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { chosenIn, entriesIn, isUnknown, partsIn, photosIn, textIn, type Answer, type PhotoAnswer } from './answer.ts';
import { choosable, type Question, type QuestionOf } from './question.ts';
import { scores } from './scores/scores.ts';

/** The few words answers are told with that no definition holds. */
export interface AnswerTexts {
  readonly unknown: string;
  readonly yes: string;
  readonly no: string;
  readonly agreed: string;
  readonly photos: (view: string, count: number) => string;
  readonly outOf: (score: string, total: number, max: number, band: string | undefined) => string;
}

function photoLines(question: Question, photos: readonly PhotoAnswer[], texts: AnswerTexts): string[] {
  return choosable(question).flatMap((view) => {
    const count = photos.filter((photo) => photo.view === view.id).length;
    return count === 0 ? [] : [texts.photos(view.text, count)];
  });
}

/** "0: no stress" at an end of a scale, and between them what the ends mean. */
function scaleLabel({ min, max, minText, maxText }: QuestionOf<'scale'>, value: string): string {
  const [low, high] = [`${min}: ${minText}`, `${max}: ${maxText}`];
  if (value === String(min)) return low;
  return value === String(max) ? high : `${value} (${low}, ${high})`;
}

/**
 * An answer in words, one line for each thing chosen, entered or sent, for "check your answers", staff, print and
 * export. The wording is that of the definition given, so old answers keep the words they were given to.
 */
export function answerLines(question: Question, answer: Answer, texts: AnswerTexts): readonly string[] {
  if (isUnknown(answer)) return [texts.unknown];
  switch (question.kind) {
    case 'text':
      return question.format === 'phone' ? [formatPhone(textIn(answer))] : textIn(answer).split('\n');
    case 'number':
      return [question.unit === undefined ? textIn(answer) : `${textIn(answer)} ${question.unit}`];
    case 'scale':
      return [scaleLabel(question, textIn(answer))];
    case 'date':
      return [question.when === 'future' ? formatDate(textIn(answer)) : formatDay(textIn(answer))];
    case 'yes-no':
      return [answer === 'yes' ? texts.yes : texts.no];
    case 'consent':
      return [texts.agreed];
    case 'choice':
    case 'picture-choice':
    case 'choices':
    case 'body-map': {
      const chosen = chosenIn(answer);
      return choosable(question).flatMap(({ id, text }) => (chosen.includes(id) ? [text] : []));
    }
    case 'photos':
      return photoLines(question, photosIn(answer), texts);
    case 'entries':
      return entriesIn(answer).map((entry) =>
        question.fields.flatMap(({ id }) => (entry[id] === undefined ? [] : [entry[id]])).join(', '),
      );
    case 'score': {
      const { title, max, total, band } = scores[question.score];
      const sum = total(partsIn(answer));
      return [texts.outOf(title, sum, max, band(sum))];
    }
  }
}
