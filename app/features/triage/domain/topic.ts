import { z } from 'zod';

const sentence = z.string().trim().min(8);
const signs = z.array(sentence).min(2).max(8);

const topicSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by dashes'),
  title: sentence,
  /** Id of the kind of visit that is booked for it. */
  visit: z.string(),
  emergency: signs,
  today: signs,
  soon: signs,
  /** What helps while one waits and watches. */
  wait: signs,
});

/** `content/is-it-serious.yml` as an editor writes it. */
export const triageTextSchema = z.strictObject({
  title: sentence,
  subtitle: sentence,
  description: sentence.max(160),
  /** Signs of an emergency whatever the topic is; they stand first in every first question. */
  always: signs,
  topics: z.array(topicSchema).min(2),
  /** For somebody who had a treatment; its emergency and same-day lists come from the treatment's own file. */
  afterTreatment: z.strictObject({ visit: z.string(), soon: signs, wait: signs }),
});

export type TriageText = z.infer<typeof triageTextSchema>;

/** What one way asks and says. */
export interface Topic {
  /** As in the address: "spot", "after/hair/prp-therapy". */
  readonly slug: string;
  readonly title: string;
  readonly visit: string;
  readonly emergency: readonly string[];
  readonly today: readonly string[];
  readonly soon: readonly string[];
  readonly wait: readonly string[];
}

/** The topics of a text; each asks first for what is an emergency in every topic. */
export function topicsOf({ always, topics }: Pick<TriageText, 'always' | 'topics'>): Topic[] {
  return topics.map((topic) => ({ ...topic, emergency: [...always, ...topic.emergency] }));
}

/** The topic of somebody who had a treatment, from the treatment's own lists. */
export function topicOfTreatment(
  { always, afterTreatment }: Pick<TriageText, 'always' | 'afterTreatment'>,
  slug: string,
  treatment: { readonly title: string; readonly emergency: readonly string[]; readonly callUs: readonly string[] },
  titleAfter: (name: string) => string,
): Topic {
  return {
    ...afterTreatment,
    slug,
    title: titleAfter(treatment.title),
    emergency: [...treatment.emergency, ...always.filter((sign) => !treatment.emergency.includes(sign))],
    today: treatment.callUs,
  };
}
