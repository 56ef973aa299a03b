import { z } from 'zod';

/** A text of a translated file, and several of them. */
export const words = z.string().trim().min(1);
export const list = z.array(words);

const IN_ENGLISH_ALONE =
  'stands in the English file alone, where figures, units, sources, pictures and relations are; delete it';

/** A group of a translated file. A field that it does not know is a figure, or something else that is said once. */
export function wordsOnly<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.map((key) => `"${key}"`).join(', ')} ${IN_ENGLISH_ALONE}`
        : undefined,
  });
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2026-11-27');
const nobodyYet = z.null().optional();

/** What every translated file says of itself, and who answers for its words. */
export const signatures = {
  translatedBy: words.or(nobodyYet),
  /** Name, qualification and registration number of the doctor who has read every line beside the English. */
  reviewedBy: words.or(nobodyYet),
  reviewedOn: day.or(nobodyYet),
  /** Of each field, the hash of the English text that it was translated from; written by `npm run translation:stamp`. */
  english: z.record(
    z.string(),
    z.string().regex(/^[0-9a-f]{10}$/, 'must be a hash, as npm run translation:stamp writes it'),
  ),
};

export type Signed = z.infer<z.ZodObject<typeof signatures>>;

/** For the whole file: whoever reviewed it did so on a day. */
export function requireDayOfReview(file: Omit<Signed, 'english'>, context: z.RefinementCtx): void {
  if ((file.reviewedBy ?? null) === null || (file.reviewedOn ?? null) !== null) return;
  const message = 'must say on which day the translation was read and signed';
  context.addIssue({ code: 'custom', path: ['reviewedOn'], message, input: file.reviewedOn });
}
