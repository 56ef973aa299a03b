import { randomUUID } from 'node:crypto';
import { BODY_MAP } from '#app/plates/forms/body-map.ts';
import { FACE_MAP } from '#app/plates/forms/face-map.ts';
import type { RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import { SCALP_MAP } from '#app/plates/forms/scalp-map.ts';
import { answeredFor } from '../domain/answered-for.ts';
import { askedIn, goodAnswers } from '../domain/draft.ts';
import { followUps } from '../domain/follow-ups.ts';
import type { Section } from '../domain/form-definition.ts';
import { neighbours, progress } from '../domain/section-order.ts';
import { seenOf, type Draft } from '../server/drafts.ts';
import type { StepView } from '../ui/steps/step-view.ts';
import { formPath, sectionsOf } from './form-at.ts';

/** The drawings that places are marked on, by the name a question calls them. */
export const mapDrawings: Readonly<Record<string, RegionDrawing>> = {
  body: BODY_MAP,
  face: FACE_MAP,
  scalp: SCALP_MAP,
};

function drawingsFor({ questions }: Section): Readonly<Record<string, RegionDrawing>> {
  return Object.fromEntries(
    questions.flatMap((question): (readonly [string, RegionDrawing])[] => {
      const drawing = question.kind === 'body-map' ? mapDrawings[question.map] : undefined;
      return drawing ? [[drawing.name, drawing]] : [];
    }),
  );
}

/** The steps in which it is said who the patient is and who answers; their questions say themselves whom they mean. */
const aboutWhom: ReadonlySet<string> = new Set(['you', 'guardian', 'consent']);

/** A step as its page shows it; undefined for a section that is not asked. */
export function stepView(draft: Draft, section: Section, query: URLSearchParams): StepView | undefined {
  const { definition, typed, today, kind } = draft;
  const sections = sectionsOf(draft, typed);
  const at = progress(sections, section.slug);
  if (!at) return undefined;
  const answers = goodAnswers(definition, typed, today);
  const { slug, title, lede, whyWeAsk, notice, questions } = section;
  return {
    kind,
    path: formPath(draft),
    section: {
      slug,
      title,
      ...(lede === undefined ? {} : { lede }),
      ...(whyWeAsk === undefined ? {} : { whyWeAsk }),
      notice,
      questions,
    },
    answeredFor: aboutWhom.has(slug) ? null : answeredFor(answers, today),
    rules: followUps(definition, section, answers, today),
    values: Object.fromEntries(questions.map(({ id }) => [id, typed[id]])),
    asked: askedIn(definition, section, typed, today).map(({ id }) => id),
    drawings: drawingsFor(section),
    ...at,
    next: neighbours(sections, slug).next?.name ?? null,
    isChange: query.has('change'),
    hasMore: query.has('more'),
    seen: seenOf(section, typed),
    writer: randomUUID(),
  };
}
