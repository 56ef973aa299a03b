import { z } from 'zod';

/** A name inside a form that never changes once somebody has answered: "blood-thinner". */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words and numbers joined by dashes, such as cold-sores');

/** A short text that somebody reads. */
export const text = z.string().trim().min(1, 'has no text; write one').max(300, 'must be at most 300 characters');

/** A longer one. */
export const sentence = z
  .string()
  .trim()
  .min(1, 'has no text; write one')
  .max(1000, 'must be at most 1,000 characters');
