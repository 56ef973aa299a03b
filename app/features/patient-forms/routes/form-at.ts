import { redirect } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { askedIn, goodAnswers, type TypedAnswers } from '../domain/draft.ts';
import type { FormDefinition, Section } from '../domain/form-definition.ts';
import { FORM_PATHS, type FormKind } from '../domain/form-kind.ts';
import { firstUnfinished, patientSections } from '../domain/section-order.ts';
import { validateAnswers } from '../domain/validate-answers.ts';
import { findForm, type Draft, type SentForm } from '../server/drafts.ts';
import { intakeContext, isFormKind, type IntakeContext } from '../server/intake-context.ts';

interface Asked {
  readonly context: { readonly get: (key: typeof intakeContext) => IntakeContext | null };
  readonly params: { readonly form?: string; readonly token?: string };
}

/** The running feature, and what the address leads to. */
export async function formAt({ context, params }: Asked): Promise<{
  readonly intake: IntakeContext;
  readonly found: Draft | SentForm | undefined;
}> {
  const intake = required(context.get(intakeContext), 'forms');
  const { form, token = '' } = params;
  return { intake, found: isFormKind(form) ? await findForm(intake, form, token) : undefined };
}

/** The address of a form under way. */
export function formPath({ kind, token }: { readonly kind: FormKind; readonly token: string }): string {
  return `${FORM_PATHS[kind]}/${token}`;
}

/** The draft at an address. A form that was sent leads to the page that says so; undefined where there is none. */
export async function draftAt(
  asked: Asked,
): Promise<{ readonly intake: IntakeContext; readonly draft: Draft } | undefined> {
  const { intake, found } = await formAt(asked);
  if (found?.state === 'submitted') throw redirect(`${formPath(found)}/sent`, 303);
  return found && { intake, draft: found };
}

/** The sections a patient fills in, given what is kept. */
export function sectionsOf({ definition, today }: Draft, typed: TypedAnswers): readonly Section[] {
  return patientSections(definition, goodAnswers(definition, typed, today), today);
}

/** The first step to be filled in or mended; undefined when all are done. */
export function nextToDo(
  { definition, today }: Pick<Draft, 'definition' | 'today'>,
  typed: TypedAnswers,
  finished: ReadonlySet<string>,
): Section | undefined {
  return firstUnfinished(definition, goodAnswers(definition, typed, today), finished, today);
}

/** What is wrong with a section as it is kept, as far as it was on the screen. */
export function stepErrors(
  { definition, today }: { readonly definition: FormDefinition; readonly today: string },
  section: Section,
  typed: TypedAnswers,
  shown: ReadonlySet<string>,
) {
  const { slug } = section;
  const checked = validateAnswers(definition, typed, today, { slug });
  const errors = checked.ok ? {} : checked.errors;
  return Object.fromEntries(Object.entries(errors).filter(([id]) => shown.has(id)));
}

/** Questions that apply now and were not on the screen. */
export function freshQuestions(
  { definition, today }: Pick<Draft, 'definition' | 'today'>,
  section: Section,
  typed: TypedAnswers,
  shown: ReadonlySet<string>,
) {
  return askedIn(definition, section, typed, today).filter(({ id }) => !shown.has(id));
}
