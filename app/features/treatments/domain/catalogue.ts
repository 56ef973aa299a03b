import type { Category } from './category.ts';
import type { Treatment } from './treatment.ts';

/** Every category and treatment, checked against each other. */
export interface Catalogue {
  /** In the order of the navigation. */
  readonly categories: readonly Category[];
  /** By `category/slug`. */
  readonly treatments: ReadonlyMap<string, Treatment>;
  /** Treatments, by `category/slug`, that no list names and no search engine is shown; their pages answer who has the address. */
  readonly unlisted?: ReadonlySet<string>;
  /** In another language, what has no page in it: of its English page only the name can be said. As `category/slug`, or `category`. */
  readonly inEnglish?: ReadonlySet<string>;
}

/** Whether a treatment (`category/slug`) or a department has its words in the language of the catalogue. */
export function hasWords({ inEnglish }: Pick<Catalogue, 'inEnglish'>, key: string): boolean {
  return !inEnglish?.has(key);
}

/** Whether lists name a treatment (`category/slug`), and search engines are shown its page. */
export function isListed({ unlisted }: Pick<Catalogue, 'unlisted'>, key: string): boolean {
  return !unlisted?.has(key);
}

/** A catalogue that lists only what a doctor of the clinic has signed. */
export function onlySigned({ categories, treatments }: Catalogue): Catalogue {
  const unlisted = new Set([...treatments].flatMap(([key, { reviewed }]) => (reviewed ? [] : [key])));
  return {
    treatments,
    unlisted,
    categories: categories.map((category) => ({
      ...category,
      treatments: category.treatments.filter((slug) => !unlisted.has(`${category.path}/${slug}`)),
    })),
  };
}

/**
 * A catalogue in which each department also lists the treatments that only this clinic has (`isOwn`, asked of "hair/gfc-plus"), after
 * those that it names, and by name.
 */
export function withAdded({ categories, treatments, ...rest }: Catalogue, isOwn: (key: string) => boolean): Catalogue {
  const listed = new Set(categories.flatMap(({ path, treatments: slugs }) => slugs.map((slug) => `${path}/${slug}`)));
  const added = [...treatments].flatMap(([key, treatment]) => (!listed.has(key) && isOwn(key) ? [treatment] : []));
  if (added.length === 0) return { categories, treatments, ...rest };
  const sorted = added.toSorted((a, b) => a.cardTitle.localeCompare(b.cardTitle));
  return {
    ...rest,
    treatments,
    categories: categories.map((category) => ({
      ...category,
      treatments: [
        ...category.treatments,
        ...sorted.flatMap((each) => (each.category === category.path ? [each.slug] : [])),
      ],
    })),
  };
}

/** What contradicts between two files, said for the editor of the one that must change. */
export interface Contradiction {
  readonly file: string;
  readonly field: string;
  readonly fix: string;
}

/** An address may call a category by any of its names, so each name belongs to one. */
function sameNames(categories: readonly Category[]): Contradiction[] {
  const owners = new Map<string, string>();
  return categories.flatMap(({ path, key, value, displayName }) =>
    Object.entries({ key, value, displayName }).flatMap(([field, name]) => {
      const owner = owners.get(name.toLowerCase()) ?? path;
      owners.set(name.toLowerCase(), owner);
      const fix = `is "${name}", a name of categories/${owner}.md; each category has names of its own`;
      return owner === path ? [] : [{ file: `categories/${path}.md`, field, fix }];
    }),
  );
}

/**
 * What single files cannot know: names of categories differ, every listed treatment has a file, every file is listed once by its own category, and
 * related treatments exist and are others, and no two share a plate, but for one that a clinic has copied.
 */
export function contradictions({ categories, treatments }: Catalogue): Contradiction[] {
  const found: Contradiction[] = sameNames(categories);
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
  const plates = new Map<string, string>();
  for (const [key, { related, coverImage, copyOf }] of treatments) {
    const file = `treatments/${key}.md`;
    if (!listed.has(key)) {
      found.push({ file, field: 'the file name', fix: 'is listed in no category; add it to "treatments" there' });
    }
    const first = copyOf === undefined ? plates.get(coverImage) : undefined;
    if (first !== undefined) {
      const fix = `names "${coverImage}", which is the plate of ${first}; each treatment has a plate of its own`;
      found.push({ file, field: 'coverImage', fix });
    }
    if (copyOf === undefined) plates.set(coverImage, first ?? key);
    for (const other of related) {
      if (treatments.has(other) && other !== key) continue;
      found.push({ file, field: 'related', fix: `names "${other}", which is no other treatment` });
    }
  }
  return found;
}

/** The treatments of a category that its list has to name and does not, as the ends of their addresses: not those a clinic has added. */
export function leftOutOf(category: Category, treatments: Catalogue['treatments']): string[] {
  const own = [...treatments.values()].filter(
    (treatment) => treatment.category === category.path && treatment.copyOf === undefined,
  );
  return own.map(({ slug }) => slug).filter((slug) => !category.treatments.includes(slug));
}

/** Pictures that files name and nobody has drawn; `isDrawn` is asked with the name of a plate, "fue-hair-transplant". */
export function undrawnPlates(
  { categories, treatments }: Catalogue,
  isDrawn: (plate: string) => boolean,
): Contradiction[] {
  const named = [
    ...categories.map(({ path, image }) => ({ file: `categories/${path}.md`, images: { image } })),
    ...[...treatments].map(([key, { image, coverImage, processImage }]) => ({
      file: `treatments/${key}.md`,
      images: { image, coverImage, ...(processImage && { processImage }) },
    })),
  ];
  return named.flatMap(({ file, images }) =>
    Object.entries(images)
      .filter(([, image]) => !isDrawn(plateNameOf(image)))
      .map(([field, image]) => ({
        file,
        field,
        fix: `names "${image}", a plate nobody has drawn; name one that is, or have it drawn first`,
      })),
  );
}

/** The name of the plate a file means by "fue-hair-transplant.svg", or by its crop "fue-hair-transplant-card.svg". */
export function plateNameOf(image: string): string {
  return image.replace(/(-card)?\.svg$/, '');
}

/** The treatments of a category in the order its file lists them. */
export function treatmentsOf({ treatments }: Catalogue, category: Category): Treatment[] {
  return category.treatments.flatMap((slug) => treatments.get(`${category.path}/${slug}`) ?? []);
}
