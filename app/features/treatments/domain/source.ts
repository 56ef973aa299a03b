import { z } from 'zod';

const words = z.string().trim().min(1);

/** A date, however YAML read it, as "2026-11-20". */
export const day = z
  .union([z.iso.date(), z.date()], { error: 'must be a date such as 2026-11-20' })
  .transform((value) => (typeof value === 'string' ? value : value.toISOString().slice(0, 10)));

/** Where a fact comes from. `supports` and `part` are for whoever checks the page; an address stands only where it was read. */
export const source = z
  .strictObject({
    id: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'must be one word of letters and digits'),
    title: words,
    publisher: words,
    year: z.union([z.int().min(1900).max(2100), z.literal('undated')]),
    supports: words.optional(),
    address: z.url().optional(),
    readOn: day.optional(),
    part: words.optional(),
  })
  .refine(({ address, readOn }) => (address === undefined) === (readOn === undefined), {
    error: 'stands together with readOn: an address only where the page was really read',
    path: ['address'],
  });

export type Source = z.infer<typeof source>;

/** A source as a page names it. */
export interface SourceLine {
  readonly title: string;
  readonly publisher: string;
  /** Null where the page carries no date. */
  readonly year: number | null;
  /** Null where the page itself was not read. */
  readonly href: string | null;
}

/** What a page shows of a source. */
export function sourceLine({ title, publisher, year, address }: Source): SourceLine {
  return { title, publisher, year: year === 'undated' ? null : year, href: address ?? null };
}
