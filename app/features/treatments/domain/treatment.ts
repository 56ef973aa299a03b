import { z } from 'zod';
import { playerAddress } from '#app/lib/video-address.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { bareRangeSchema, factSchema } from './fact.ts';
import { secondEditionFields } from './second-edition.ts';
import { day, source } from './source.ts';

const words = z.string().trim().min(1);
const list = z.array(words);
const nothing = z.null().optional();

/** Order of the facts on a page; a file may hold any of them. */
export const FACT_NAMES = [
  'sessionLength',
  'sessions',
  'interval',
  'anaesthesia',
  'downtime',
  'healing',
  'resultsFrom',
  'resultsFull',
  'lasts',
  'depth',
  'punchWidth',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

const optionalFact = factSchema.optional();
const facts = z.strictObject({
  sessionLength: optionalFact,
  sessions: optionalFact,
  interval: optionalFact,
  anaesthesia: optionalFact,
  downtime: optionalFact,
  healing: optionalFact,
  resultsFrom: optionalFact,
  resultsFull: optionalFact,
  lasts: optionalFact,
  depth: optionalFact,
  punchWidth: optionalFact,
} satisfies Record<FactName, typeof optionalFact>);

/** Words that send somebody to a hospital. A sign with one of them is no matter of a call the same day. */
const FOR_EMERGENCIES = /\b(?:112|108|ambulance|casualty|emergency|hospital)\b/i;

/** Front matter of a treatment's file: everything its page shows but for the long texts. */
export const treatmentFrontMatter = z
  .strictObject({
    cardTitle: words,
    title: words,
    subtitle: words.optional(),
    image: words,
    coverImage: words,
    coverAlt: words,
    /** A picture of the media library, shown in place of the cover for as long as it may be. */
    photo: z.string().refine(isUuid, 'must be a picture of the library').optional(),
    processImage: words.or(nothing),
    /** A picture of the media library that stands for a film of the clinic's own, for as long as it may be shown. */
    film: z.string().refine(isUuid, 'must be a picture of the library that has a film').optional(),
    /** As somebody copied it: {@link playerAddress} makes the address of the player of it. */
    video: z
      .string()
      .refine(
        (address) => playerAddress(address) !== undefined,
        'must be the address of a video on YouTube or Vimeo, such as https://youtu.be/... or https://vimeo.com/...',
      )
      .or(nothing),
    /** What is said and shown in the video or the film, for anyone who cannot hear or see it. */
    videoTranscript: words.optional(),
    concerns: list,
    bodyAreas: list,
    synonyms: list,
    /** Names of the treatment itself, told to search engines; the finder's words also hold illnesses and complaints. */
    otherNames: list.default([]),
    related: z.array(z.string().regex(/^[a-z-]+\/[a-z-]+$/, 'must be category/slug, such as hair/prp-therapy')),
    appointmentType: words.optional(),
    /** Of a treatment that a clinic has added: the one it began as a copy of. */
    copyOf: z
      .string()
      .regex(/^[a-z-]+\/[a-z-]+$/, 'must be category/slug, such as hair/prp-therapy')
      .optional(),
    checkedOn: day,
    facts,
    ...secondEditionFields.shape,
    visits: z.strictObject({
      onSite: bareRangeSchema,
      remote: bareRangeSchema,
      daysInTown: bareRangeSchema,
      basis: z.array(words).min(1),
      note: words.optional(),
    }),
    suits: list.min(1),
    waitOrAvoid: list.min(1),
    risks: z.strictObject({ common: list.min(1), uncommon: list, callUs: list.min(1) }),
    emergency: list.min(2, 'must name two to five signs for 112').max(5, 'must name two to five signs for 112'),
    offered: z.boolean().default(true),
    afterCare: z.array(z.strictObject({ label: words, text: words })).length(5, 'must have exactly five items'),
    faq: z
      .array(z.strictObject({ question: words, answer: words }))
      .min(3, 'must have three to six questions')
      .max(6, 'must have three to six questions'),
    sources: z.array(source).min(2, 'must name at least two sources'),
  })
  .superRefine((treatment, context) => {
    const known = new Set([...treatment.sources.map(({ id }) => id), 'specification', 'clinic']);
    const claims: [string, readonly string[] | undefined][] = [
      ...Object.entries(treatment.facts).map(([name, fact]): [string, readonly string[] | undefined] => [
        `facts > ${name}`,
        fact?.basis,
      ]),
      ['visits', treatment.visits.basis],
      ...treatment.recovery.map((step, index): [string, readonly string[]] => [`recovery > ${index}`, step.basis]),
      ...treatment.otherWays.map((way, index): [string, readonly string[]] => [`otherWays > ${index}`, way.basis]),
    ];
    for (const [field, basis] of claims) {
      for (const id of basis ?? []) {
        if (known.has(id)) continue;
        const message = `"${id}" is no source of this file; use a source id, specification or clinic`;
        const path = field.split(' > ').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
        context.addIssue({ code: 'custom', path: [...path, 'basis'], message, input: id });
      }
    }
    for (const [index, name] of treatment.otherNames.entries()) {
      if (treatment.synonyms.includes(name)) continue;
      const message = 'is not among "synonyms"; the finder has to know every name of the treatment';
      context.addIssue({ code: 'custom', path: ['otherNames', index], message, input: name });
    }
    for (const [index, sign] of treatment.risks.callUs.entries()) {
      if (!FOR_EMERGENCIES.test(sign) && !treatment.emergency.includes(sign)) continue;
      const message = 'is for an ambulance or a hospital; it belongs into the list "emergency", and only there';
      context.addIssue({ code: 'custom', path: ['risks', 'callUs', index], message, input: sign });
    }
  });

/** Headings of the long texts, in order. */
export const TREATMENT_HEADINGS = ['Description', 'Approach', 'Diagnose', 'Treat', 'Maintain'] as const;

/** The long texts as HTML, made once when the file is read. */
export interface TreatmentTexts {
  readonly description: string;
  readonly approach: string;
  readonly diagnose: string;
  readonly treat: string;
  readonly maintain: string;
}

export type Treatment = z.infer<typeof treatmentFrontMatter> & {
  readonly category: string;
  readonly slug: string;
  /** Where it lives: `/services/<category>/<slug>`. */
  readonly path: string;
  readonly texts: TreatmentTexts;
};
