import type { IsoDate } from '#app/lib/time.ts';
import type { Answer, Answers } from '#app/features/patient-forms/domain/answer.ts';
import { askedSections } from '#app/features/patient-forms/domain/conditions.ts';
import type { FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';
import type { Question, QuestionKind } from '#app/features/patient-forms/domain/question.ts';

/** A form as it was filled in: its definition, the answers, and the day it was sent. */
export interface FilledForm {
  readonly form: FormDefinition;
  readonly answers: Answers;
  readonly sentOn: IsoDate;
}

interface Told {
  readonly question: Question;
  readonly answer: Answer;
}

/** What one question says now and said before, each with the wording it was answered to. Never both undefined. */
export interface Change {
  readonly questionId: string;
  readonly before: Told | undefined;
  readonly now: Told | undefined;
}

/** Photos are compared by eye; consents are records of their own; scores have their own course. */
const notCompared: ReadonlySet<QuestionKind> = new Set(['photos', 'consent', 'score']);

function toldIn({ form, answers, sentOn }: FilledForm): Map<string, Told> {
  const asked = askedSections(form, answers, sentOn).filter(({ section }) => section.filledBy === 'patient');
  const told = asked.flatMap(({ questions }) =>
    questions.flatMap((question): (readonly [string, Told])[] => {
      const answer = answers[question.id];
      return answer === undefined || notCompared.has(question.kind) ? [] : [[question.id, { question, answer }]];
    }),
  );
  return new Map(told);
}

/** One spelling for equal answers: keys sorted, so that the order in which they were stored does not matter. */
function spelt(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * What a patient says differently from an earlier form, of the same or another version, or of the other form as far as
 * both ask the same (ids are never reused for another question). In the order of the later form; what only the earlier
 * form of the same kind tells comes last. Both are read as of the day they were sent.
 */
export function changesSince(before: FilledForm, now: FilledForm): readonly Change[] {
  const [then, today] = [toldIn(before), toldIn(now)];
  const isSameForm = before.form.form === now.form.form;
  const askedBefore = new Set(before.form.sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const changed = [...today].flatMap(([questionId, told]): Change[] => {
    const earlier = then.get(questionId);
    if (!isSameForm && !askedBefore.has(questionId)) return [];
    if (earlier && spelt(earlier.answer) === spelt(told.answer)) return [];
    return [{ questionId, before: earlier, now: told }];
  });
  const gone = [...then].flatMap(([questionId, told]): Change[] =>
    isSameForm && !today.has(questionId) ? [{ questionId, before: told, now: undefined }] : [],
  );
  return [...changed, ...gone];
}
