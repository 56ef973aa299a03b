import { array, constant, constantFrom, integer, option, record, subarray, uuid, type Arbitrary } from 'fast-check';
import { dontKnow, type Answer, type Answers } from './domain/answer.ts';
import { questionsOf, type FormDefinition } from './domain/form-definition.ts';
import { choosable, type Question, type QuestionOf } from './domain/question.ts';
import { scores } from './domain/scores/scores.ts';
import { currentForm } from './server/read-forms.ts';

/** The day all tests of forms are on. */
export const today = '2026-11-22';

const photo = uuid({ version: 4 });

function entries({ fields, maxEntries }: QuestionOf<'entries'>): Arbitrary<Answer> {
  const line = constantFrom('Minoxidil 5 %', 'twice a day', 'जून 2024', 'don’t remember');
  const required = fields.filter((field) => field.required).map(({ id }) => id);
  const model = Object.fromEntries(fields.map(({ id }) => [id, line]));
  const entry = record(model, {
    requiredKeys: required.length > 0 ? required : fields.slice(0, 1).map(({ id }) => id),
  });
  return array(entry, { minLength: 1, maxLength: maxEntries });
}

function photos({ views, maxPerView }: QuestionOf<'photos'>): Arbitrary<Answer> {
  return subarray([...views], { minLength: 1 }).chain((some) =>
    array(photo, { minLength: some.length, maxLength: some.length * maxPerView }).map((ids) =>
      some.flatMap(({ id: view }, index) =>
        [...new Set(ids)].filter((_, at) => at % some.length === index).map((id) => ({ view, photo: id })),
      ),
    ),
  );
}

function chosen(question: QuestionOf<'choices' | 'body-map'>): Arbitrary<Answer> {
  const alone = question.kind === 'choices' ? question.options.filter((each) => each.alone).map(({ id }) => id) : [];
  const ids = choosable(question).map(({ id }) => id);
  return subarray(ids, { minLength: 1 }).map((some) => {
    const single = alone.find((id) => some.includes(id));
    return single === undefined ? some : [single];
  });
}

const texts = {
  line: constantFrom('Nagpur', 'Teacher', '7th floor'),
  text: constantFrom('Since June.\nWorse in summer.', 'कभी-कभी'),
  name: constantFrom('Asha Namuna', 'आशा नमुना'),
  phone: constantFrom('+919876543210', '+918888877777'),
  email: constantFrom('asha@example.com'),
};

function given(question: Question): Arbitrary<Answer> {
  switch (question.kind) {
    case 'text':
      return texts[question.format];
    case 'number':
    case 'scale':
      return integer({ min: question.min, max: question.max });
    case 'date':
      return question.when === 'future'
        ? constantFrom('2026-11-22', '2027-02-14')
        : constantFrom('1985-02-28', '2010-12-31', '2024-02-29', '2026-06-01', '2026-11-22');
    case 'yes-no':
      return constantFrom('yes', 'no');
    case 'choice':
    case 'picture-choice':
      return constantFrom(...choosable(question).map(({ id }) => id));
    case 'choices':
    case 'body-map':
      return chosen(question);
    case 'photos':
      return photos(question);
    case 'entries':
      return entries(question);
    case 'consent':
      return constant(true);
    case 'score':
      return record(
        Object.fromEntries(scores[question.score].parts.map(({ id, min, max }) => [id, integer({ min, max })])),
      );
  }
}

function answerTo(question: Question): Arbitrary<Answer | undefined> {
  const answered = question.unknown ? option(given(question), { nil: dontKnow }) : given(question);
  return question.required ? answered : option(answered, { nil: undefined });
}

/** Answers to all questions of a form, asked or not, each good in itself; what is required is there. */
export function anyAnswers(form: FormDefinition): Arbitrary<Answers> {
  const model = Object.fromEntries(questionsOf(form).map((question) => [question.id, answerTo(question)]));
  return record(model).map((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([id, answer]): (readonly [string, Answer])[] =>
        answer === undefined ? [] : [[id, answer]],
      ),
    ),
  );
}

/** Both forms as they are asked today. */
export const bothForms = [currentForm('hair'), currentForm('skin')] as const;
