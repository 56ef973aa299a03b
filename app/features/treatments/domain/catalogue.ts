import type { Category } from './category.ts';
import type { Treatment } from './treatment.ts';

/** Every category and treatment, checked against each other. */
export interface Catalogue {
  /** In the order of the navigation. */
  readonly categories: readonly Category[];
  /** By `category/slug`. */
  readonly treatments: ReadonlyMap<string, Treatment>;
}

/** What contradicts between two files, said for the editor of the one that must change. */
export interface Contradiction {
  readonly file: string;
  readonly field: string;
  readonly fix: string;
}

/**
 * What single files cannot know: every listed treatment has a file, every file is listed once by its own category, and
 * related treatments exist and are others.
 */
export function contradictions({ categories, treatments }: Catalogue): Contradiction[] {
  const found: Contradiction[] = [];
  const listed = new Set<string>();
  for (const { path, treatments: slugs } of categories) {
    const file = `categories/${path}.md`;
    for (const slug of slugs) {
      const key = `${path}/${slug}`;
      if (listed.has(key)) found.push({ file, field: 'treatments', fix: `names "${slug}" twice; delete one` });
      if (!treatments.has(key)) {
        const fix = `names "${slug}", but there is no file treatments/${key}.md`;
        found.push({ file, field: 'treatments', fix });
      }
      listed.add(key);
    }
  }
  for (const [key, { related }] of treatments) {
    const file = `treatments/${key}.md`;
    if (!listed.has(key)) {
      found.push({ file, field: 'the file name', fix: 'is listed in no category; add it to "treatments" there' });
    }
    for (const other of related) {
      if (treatments.has(other) && other !== key) continue;
      found.push({ file, field: 'related', fix: `names "${other}", which is no other treatment` });
    }
  }
  return found;
}

/** The treatments of a category in the order its file lists them. */
export function treatmentsOf({ treatments }: Catalogue, category: Category): Treatment[] {
  return category.treatments.flatMap((slug) => treatments.get(`${category.path}/${slug}`) ?? []);
}
