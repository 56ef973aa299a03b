import { z } from 'zod';
import { factSchema, sayFact } from '#app/features/treatments/domain/fact.ts';
import { isTranslation } from '#app/features/translations/domain/language.ts';
import { withoutMarks } from '#app/features/treatments/domain/marks.ts';
import { checkContent } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { parseMarkdownFile } from '#app/platform/content/markdown-file.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { ACCEPTED_FILE, type AcceptedWarning, acceptedWarnings } from '../domain/accepted-warnings.ts';
import type { ContentFile, Passage, StatedFigure } from '../domain/passage.ts';

/** Tells editors how to write; no reader of the site sees it. */
const FOR_EDITORS = /(?:^|\/)README\.md$/;

/** Fields that no reader sees as words of the clinic: names of files and places, search words, titles of other people's texts. */
const NOT_SAID: ReadonlySet<string> = new Set([
  'appointmentType',
  'basis',
  'slug',
  'visit',
  'canonical',
  'copyOf',
  'checkedOn',
  'cities',
  'coordinates',
  'coverImage',
  'doesNotApply',
  'gallery',
  'gender',
  'image',
  'key',
  'otherNames',
  'photo',
  'plate',
  'portrait',
  'processImage',
  'related',
  'sources',
  'synonyms',
  'textBasis',
  'treatments',
  'unconfirmed',
  'value',
]);

const ADDRESS = /^https?:/;

function textsIn(value: unknown, field: readonly string[]): Passage[] {
  if (typeof value === 'string')
    return ADDRESS.test(value) ? [] : [{ field: field.join(' > '), text: withoutMarks(value) }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...field, `item ${index + 1}`]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NOT_SAID.has(name) ? [] : textsIn(inner, [...field, name])));
}

const plain = (block: string): string =>
  block
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The blocks of an editor's Markdown, each as one line of plain words: lists and paragraphs apart, marks gone. */
function blocksOf(markdown: string, field: string): Passage[] {
  return markdown
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.|\|) )/)
    .map((block) => block.replace(/^\s*(?:-|\d+\.|#+) +/, ''))
    .flatMap((block) => {
      const text = plain(block);
      const label = /^\*\*([^*]*[.:?])\*\*/.exec(block)?.[1];
      return text === '' ? [] : [{ field, text, ...(label !== undefined && { label: plain(label) }) }];
    });
}

const dated = z.looseObject({ checkedOn: z.string() });
const sourced = z.looseObject({ sources: z.array(z.looseObject({ address: z.string().optional() })) });
const inCities = z.looseObject({ cities: z.array(z.string()) });
const withFacts = z.looseObject({ facts: z.record(z.string(), factSchema) });
const withAnswers = z.looseObject({
  faq: z.array(z.looseObject({ answer: z.string(), basis: z.array(z.string()).default([]) })),
});

/** Facts of a treatment, and answers of a landing page that lean on something. */
function figuresIn(frontMatter: unknown): StatedFigure[] {
  const facts = withFacts.safeParse(frontMatter).data?.facts ?? {};
  const answers = withAnswers.safeParse(frontMatter).data?.faq ?? [];
  return [
    ...Object.entries(facts).map(([name, fact]) => ({
      field: `facts > ${name}`,
      said: sayFact(fact),
      note: fact.note ?? '',
      basis: fact.basis ?? [],
    })),
    ...answers.flatMap(({ answer, basis }, index) =>
      basis.length === 0 ? [] : [{ field: `faq > item ${index + 1} > answer`, said: answer, note: '', basis }],
    ),
  ];
}

function addressesOf(sources: readonly { readonly address?: string | undefined }[]): Passage[] {
  return sources.flatMap(({ address }, index) =>
    address === undefined ? [] : [{ field: `sources > item ${index + 1}`, text: address }],
  );
}

/** What one file says, Markdown or YAML. Throws ContentError when it cannot be taken apart. */
export function contentFile(file: string, source: string): ContentFile {
  if (file.endsWith('.yml')) return yamlText(file, source);
  const { frontMatter, sections } = parseMarkdownFile(file, source);
  const sources = sourced.safeParse(frontMatter).data?.sources;
  return {
    file,
    passages: [
      ...textsIn(frontMatter, []),
      ...sections.flatMap(({ heading, markdown }) => blocksOf(withoutMarks(markdown), heading)),
    ],
    figures: figuresIn(frontMatter),
    sources: sources?.length ?? null,
    addresses: addressesOf(sources ?? []),
    cities: inCities.safeParse(frontMatter).data?.cities ?? [],
    checkedOn: dated.safeParse(frontMatter).data?.checkedOn ?? null,
  };
}

const yamlFile = (file: string): ContentFile => yamlText(file, readContentFile(file));

function yamlText(file: string, source: string): ContentFile {
  const content = parseYaml(file, source);
  const addresses = addressesOf(sourced.safeParse(content).data?.sources ?? []);
  return { file, passages: textsIn(content, []), figures: [], sources: null, addresses, cities: [], checkedOn: null };
}

/** Of the finder's answers readers see titles and texts; the words that find an answer are what readers type themselves. */
function answersFile(): ContentFile {
  const file = yamlFile('finder-answers.yml');
  return { ...file, passages: file.passages.filter(({ field }) => /^answers > .* > (?:title|text)$/.test(field)) };
}

/** Every English file below `content/` that has words for readers; translations have rules of their own. Throws ContentError at the first that cannot be taken apart. */
export function contentFiles(): ContentFile[] {
  const files = listContentFiles('').filter((file) => !FOR_EDITORS.test(file) && !isTranslation(file));
  return [
    yamlFile('clinic.yml'),
    yamlFile('is-it-serious.yml'),
    answersFile(),
    ...listContentFiles('forms', '.yml').map(yamlFile),
    ...listContentFiles('people', '.yml').map(yamlFile),
    ...files.map((file) => contentFile(file, readContentFile(file))),
  ];
}

/** The warnings somebody accepted, as `content/accepted-warnings.yml` lists them. Throws ContentError. */
export function readAcceptedWarnings(): AcceptedWarning[] {
  return checkContent(ACCEPTED_FILE, acceptedWarnings, parseYaml(ACCEPTED_FILE, readContentFile(ACCEPTED_FILE)));
}
