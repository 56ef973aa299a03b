import type { IsoDate } from '#app/lib/time.ts';
import type { Answers } from './answer.ts';
import { askedSections } from './conditions.ts';
import type { FormDefinition, Section } from './form-definition.ts';
import { validateAnswers } from './validate-answers.ts';

/** The sections a patient fills in, given the answers so far, in order. */
export function patientSections(form: FormDefinition, answers: Answers, today: IsoDate): readonly Section[] {
  return askedSections(form, answers, today)
    .map(({ section }) => section)
    .filter(({ filledBy }) => filledBy === 'patient');
}

/** The section before and after one; undefined at the ends, and for a section that is not asked. */
export function neighbours(
  sections: readonly Section[],
  slug: string,
): { readonly previous: Section | undefined; readonly next: Section | undefined } {
  const index = sections.findIndex((section) => section.slug === slug);
  if (index < 0) return { previous: undefined, next: undefined };
  return { previous: sections[index - 1], next: sections[index + 1] };
}

/** Which step a section is, counted from 1, of how many. Undefined for a section that is not asked. */
export function progress(
  sections: readonly Section[],
  slug: string,
): { readonly step: number; readonly of: number } | undefined {
  const index = sections.findIndex((section) => section.slug === slug);
  return index < 0 ? undefined : { step: index + 1, of: sections.length };
}

/**
 * The first section that was never finished, or whose answers no longer suffice because an earlier answer changed what
 * is asked. `finished` holds the slugs of sections that were continued from. Undefined when the form can be sent.
 */
export function firstUnfinished(
  form: FormDefinition,
  answers: Answers,
  finished: ReadonlySet<string>,
  today: IsoDate,
): Section | undefined {
  return patientSections(form, answers, today).find(
    ({ slug }) => !finished.has(slug) || !validateAnswers(form, answers, today, { slug }).ok,
  );
}
