import { z } from 'zod';
import type { Source } from '#app/features/treatments/domain/source.ts';

export const words = z.string().trim().min(1);

/** The lower-case name of a file, as addresses write it. */
export const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be lower-case words joined by dashes');

/** A treatment by its file. */
export const treatmentKey = z.string().regex(/^[a-z-]+\/[a-z-]+$/, 'must be category/slug, such as hair/prp-therapy');

/** Ids of sources of the same file; `clinic` for how this clinic works. */
export const basis = z.array(words).min(1, 'needs at least one basis: a source id, specification or clinic');

/** A field, and the ids it leans on. */
export type Claim = readonly [field: string, ids: readonly string[] | undefined];

/** What a basis may name beside its file's sources: how this clinic works, and the document the site is built to. */
const ALWAYS_KNOWN = ['clinic', 'specification'];

/** Ids that no source of the file has, each with the field that names it. */
export function unknownIds(claims: readonly Claim[], sources: readonly Source[]): { field: string; id: string }[] {
  const known = new Set<string>([...ALWAYS_KNOWN, ...sources.map(({ id }) => id)]);
  return claims.flatMap(([field, ids]) => (ids ?? []).filter((id) => !known.has(id)).map((id) => ({ field, id })));
}

/** Sources that nothing in the file leans on. */
export function unusedSources(claims: readonly Claim[], sources: readonly Source[]): string[] {
  const used = new Set(claims.flatMap(([, ids]) => ids ?? []));
  return sources.filter(({ id }) => !used.has(id)).map(({ id }) => id);
}
