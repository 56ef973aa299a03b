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
 * `parse`, done once for the same text of a file: of an edition that differs from another in one document, only that one is
 * read anew. The clinic's phone stands in what is made of Markdown, so another phone reads everything again.
 */
export function perText<T>(parse: (file: string, source: string) => T): (file: string, source: string) => T {
  const known = new Map<string, { readonly source: string; readonly phone: string; readonly made: T }[]>();
  return (file, source) => {
    const phone = phoneOf();
    // The clinic's own file cannot be read: what is wrong with the others is to be told as well.
    if (phone === undefined) return parse(file, source);
    const of = known.get(file) ?? [];
    const found = of.find((each) => each.source === source && each.phone === phone);
    if (found) return found.made;
    const made = parse(file, source);
    known.set(file, [{ source, phone, made }, ...of].slice(0, MOST_TEXTS));
    return made;
  };
}
