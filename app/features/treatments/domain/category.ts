import { z } from 'zod';

const words = z.string().trim().min(1);

/** Front matter of a category file. `path` comes from the file's name. */
export const categoryFrontMatter = z.strictObject({
  key: words,
  /** What it is called wherever it is named: menu, path, heading, title. */
  displayName: words,
  /** What finder and booking filters accept for this category; for cosmetic surgery it is `cosmetic`. */
  value: words,
  /** Whether it is one of the seven departments of the navigation. */
  main: z.boolean(),
  order: z.int(),
  subtitle: words,
  description: words.max(160, 'must be at most 160 characters, as search results cut it'),
  sheetLine: words,
  appointmentType: words,
  image: words,
  treatments: z.array(words).min(1),
  faq: z.array(z.strictObject({ question: words, answer: words })),
});

export const CATEGORY_HEADINGS = ['Introduction'] as const;

export type Category = z.infer<typeof categoryFrontMatter> & {
  /** The lower-case segment of its English address. */
  readonly path: string;
  /** Its page: `/services/<path>`, or that in another language. */
  readonly address: string;
  /** The introduction as HTML. */
  readonly introduction: string;
};

/** The category a visitor means by a key, a path, a display name or a value, in any case; undefined when none. */
export function findCategory(categories: readonly Category[], name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  return categories.find((category) =>
    [category.path, category.key, category.value, category.displayName].some((known) => known.toLowerCase() === wanted),
  );
}
