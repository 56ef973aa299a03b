import { formText } from '#app/lib/form-text.ts';
import { limitAttempts } from '#app/platform/attempt-limits.ts';
import { goodAnswers, withTyped, type TypedAnswers } from '../domain/draft.ts';
import { raisedFlags } from '../domain/flags.ts';
import type { Section } from '../domain/form-definition.ts';
import { FORM_PATHS } from '../domain/form-kind.ts';
import { neighbours } from '../domain/section-order.ts';
import { typedAnswers } from '../domain/typed-answers.ts';
import { saveStep, type Draft } from '../server/drafts.ts';
import { answerRows } from '../server/form-words.ts';
import type { IntakeContext } from '../server/intake-context.ts';
import { answerMessages } from '../ui/answer-messages.ts';
import type { StepAnswer } from '../ui/steps/step-view.ts';
import { formPath, freshQuestions, nextToDo, sectionsOf, stepErrors } from './form-at.ts';

/** Saves an hour and address: each step saves a few times while it is filled in. */
const savesPerHour = 3000;

/** Whether what the patient has just said in this section must not wait. */
function tellsUrgent({ definition, today }: Draft, section: Section, typed: TypedAnswers): boolean {
  const flags = raisedFlags(definition, goodAnswers(definition, typed, today), today);
  const isHere = (id: string): boolean => section.questions.some((question) => question.id === id);
  return flags.some(({ level, enableWhen }) => level === 'urgent' && enableWhen.some((each) => isHere(each.question)));
}

export type StepOutcome =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'again'; readonly status: 409 | 422; readonly answer: StepAnswer }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number; readonly answer: StepAnswer };

/** Takes a sent step: keeps what it says, however far it is, and leads on. */
export async function submitStep(
  intake: IntakeContext,
  draft: Draft,
  section: Section,
  form: FormData,
  { address, isChange }: { readonly address: string; readonly isChange: boolean },
): Promise<StepOutcome> {
  const path = formPath(draft);
  const go = formText(form, 'go') || 'continue';
  const shownIds = new Set(formText(form, 'shown').split(' '));
  const shown = section.questions.filter(({ id, kind }) => shownIds.has(id) && kind !== 'photos');
  const typed = typedAnswers(shown, form);
  const sent = withTyped({}, shown, typed, draft.today);
  const attempt = { purpose: 'intake/save', address, perAddress: intake.limitPerHour && savesPerHour, perPhone: 0 };
  const limited = await limitAttempts(intake.rateLimit, attempt);
  if (limited) {
    const { retryAfterSeconds } = limited;
    const formError = { kind: 'limited', waitMinutes: Math.ceil(retryAfterSeconds / 60) } as const;
    return { kind: 'limited', retryAfterSeconds, answer: { errors: {}, conflict: null, formError, typed: sent } };
  }
  const saved = await saveStep(intake, draft, {
    section,
    shown,
    typed,
    seen: formText(form, 'seen'),
    writer: formText(form, 'writer').slice(0, 40),
    finish: (after) =>
      go === 'continue' &&
      Object.keys(stepErrors(draft, section, after, shownIds)).length === 0 &&
      freshQuestions(draft, section, after, shownIds).length === 0,
  });
  if (!saved.ok && saved.reason === 'gone') return { kind: 'redirect', to: path };
  if (!saved.ok) {
    const there = goodAnswers(draft.definition, saved.there, draft.today);
    const rows = answerRows(section.questions, there, answerMessages.en).filter(({ lines }) => lines.length > 0);
    return { kind: 'again', status: 409, answer: { errors: {}, conflict: { there: rows }, typed: sent } };
  }
  const after = saved.value;
  if (go === 'keep') return { kind: 'kept' };
  if (go === 'later') return { kind: 'redirect', to: `${path}/later` };
  const here = `${path}/${section.slug}`;
  if (go === 'again') return { kind: 'redirect', to: isChange ? `${here}?change` : here };
  const { previous, next } = neighbours(sectionsOf(draft, after), section.slug);
  if (go === 'back') {
    if (isChange) return { kind: 'redirect', to: `${path}/check` };
    return { kind: 'redirect', to: previous ? `${path}/${previous.slug}` : FORM_PATHS[draft.kind] };
  }
  const errors = stepErrors(draft, section, after, shownIds);
  if (Object.keys(errors).length > 0) return { kind: 'again', status: 422, answer: { errors, conflict: null } };
  if (freshQuestions(draft, section, after, shownIds).length > 0) {
    return { kind: 'redirect', to: `${here}?more${isChange ? '&change' : ''}` };
  }
  if (tellsUrgent(draft, section, after)) return { kind: 'redirect', to: `${path}/call-now?after=${section.slug}` };
  const finished = new Set([...draft.finished, section.slug]);
  const toDo = isChange ? nextToDo(draft, after, finished) : next;
  return { kind: 'redirect', to: `${path}/${toDo?.slug ?? 'check'}` };
}
