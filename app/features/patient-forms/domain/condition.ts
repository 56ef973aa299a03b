import { z } from 'zod';
import { id } from './definition-parts.ts';

const onlyTrue = z.literal(true, 'can only be true; leave the line out otherwise');
const years = z.int().min(1).max(120);

/** One thing that must be so. Each compares one earlier question; a question that is not asked fulfils nothing. */
const condition = z
  .strictObject({
    question: id,
    /** One of these is the answer, or among the answers. */
    is: z.union([id.transform((only) => [only]), z.array(id).min(1)]).optional(),
    atLeast: z.number().optional(),
    atMost: z.number().optional(),
    /** Whole years since a date, today. */
    ageAtLeast: years.optional(),
    ageBelow: years.optional(),
    /** The date is at most so many months ago. */
    withinMonths: z.int().min(1).max(120).optional(),
    /** There is an answer, and it is not "I don't know". */
    answered: onlyTrue.optional(),
    /** The answer is "I don't know". */
    unknown: onlyTrue.optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 2, {
    error: 'must hold "question" and one of is, atLeast, atMost, ageAtLeast, ageBelow, withinMonths, answered, unknown',
  });

export type Condition = z.output<typeof condition>;

/** The two lines that sections, questions and flags share. */
export const conditions = {
  enableWhen: z.array(condition).default([]),
  enableBehavior: z.enum(['all', 'any']).default('all'),
};

/** Something that applies always, or when its conditions hold. */
export interface Conditional {
  readonly enableWhen: readonly Condition[];
  readonly enableBehavior: 'all' | 'any';
}
