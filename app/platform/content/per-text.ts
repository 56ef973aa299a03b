import { clinic } from './clinic.ts';
import { ContentError } from './content-error.ts';

/** Texts that are remembered of one file: what readers see, and what is being written. */
const MOST_TEXTS = 3;

function phoneOf(): string | undefined {
  try {
    return clinic().phones[0];
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/**
 * `parse`, done once for the same text of a file, and of those it is compared with: of an edition that differs from another in one document, only that one is
 * read anew. The clinic's phone stands in what is made of Markdown, so another phone reads everything again.
 */
export function perText<T, S extends readonly string[] = [source: string]>(
  parse: (file: string, ...sources: S) => T,
): (file: string, ...sources: S) => T {
  const known = new Map<string, { readonly sources: S; readonly phone: string; readonly made: T }[]>();
  return (file, ...sources) => {
    const phone = phoneOf();
    // The clinic's own file cannot be read: what is wrong with the others is to be told as well.
    if (phone === undefined) return parse(file, ...sources);
    const of = known.get(file) ?? [];
    const isSame = (each: { readonly sources: S }): boolean => each.sources.every((text, at) => text === sources[at]);
    const found = of.find((each) => isSame(each) && each.phone === phone);
    if (found) return found.made;
    const made = parse(file, ...sources);
    known.set(file, [{ sources, phone, made }, ...of].slice(0, MOST_TEXTS));
    return made;
  };
}
