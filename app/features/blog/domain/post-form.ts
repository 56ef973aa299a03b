import { formText } from '#app/lib/form-text.ts';
import { formatDay } from '#app/lib/date-words.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, parseIsoDate, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { isTooMuchMarkdown } from './markdown-limits.ts';
import { markdownToDocument } from './markdown-to-document.ts';
import { postContent, type PostContent } from './post-content.ts';

/** A source as the form holds it, all as typed. The last three are kept as they were. */
export interface SourceRow {
  readonly title: string;
  readonly publisher: string;
  readonly year: string;
  readonly address: string;
  readonly readOn: string;
  readonly id: string;
  readonly part: string;
  readonly supports: string;
}

/** A post as its form holds it, all as typed. */
export interface PostForm {
  readonly title: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly authorName: string;
  readonly reviewerName: string;
  readonly reviewedOn: string;
  readonly checkedOn: string;
  readonly tags: readonly string[];
  /** `plate:<name>`, `media:<id>` or nothing. */
  readonly cover: string;
  readonly coverAlt: string;
  readonly treatments: readonly string[];
  readonly sources: readonly SourceRow[];
}

/** Fields of the form that can be wrong; `document` is the text itself. */
export type PostFormField = keyof PostForm | 'document';

const SOURCE_FIELDS = ['title', 'publisher', 'year', 'address', 'readOn', 'id', 'part', 'supports'] as const;

/** The name in the form of one field of a source; each comes once for every source, in the same order. */
export function sourceFieldName(field: (typeof SOURCE_FIELDS)[number]): string {
  return `source-${field}`;
}

const MOST_TYPED = 4000;

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value.slice(0, MOST_TYPED) : ''));
}

/** What was typed, whatever it is. */
export function readPostForm(form: FormData): PostForm {
  const columns = SOURCE_FIELDS.map((field) => texts(form, sourceFieldName(field)));
  const rows = (columns[0] ?? []).slice(0, 60).map((_, row) => {
    const entries = SOURCE_FIELDS.map((field, column) => [field, columns[column]?.[row] ?? ''] as const);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each field
    return Object.fromEntries(entries) as Record<(typeof SOURCE_FIELDS)[number], string>;
  });
  return {
    title: formText(form, 'title', MOST_TYPED),
    description: formText(form, 'description', MOST_TYPED),
    seoTitle: formText(form, 'seoTitle', MOST_TYPED),
    authorName: formText(form, 'authorName', MOST_TYPED),
    reviewerName: formText(form, 'reviewerName', MOST_TYPED),
    reviewedOn: formText(form, 'reviewedOn', MOST_TYPED),
    checkedOn: formText(form, 'checkedOn', MOST_TYPED),
    tags: texts(form, 'tag'),
    cover: formText(form, 'cover', MOST_TYPED),
    coverAlt: formText(form, 'coverAlt', MOST_TYPED),
    treatments: texts(form, 'treatment').filter((path) => path !== ''),
    sources: rows.filter(({ title, publisher, address }) =>
      [title, publisher, address].some((each) => each.trim() !== ''),
    ),
  };
}

/** A day as its field shows it: "20 November 2026". */
function dayText(date: string | null | undefined): string {
  const iso = date === null || date === undefined ? undefined : parseIsoDate(date);
  return iso === undefined ? (date ?? '') : formatDay(iso);
}

/** A day as it was typed, the newest such day where the year is left out; what is no date stays, and is refused. */
function dayOfText(text: string, today: IsoDate): string | null {
  if (text.trim() === '') return null;
  const parsed = parseTypedDate(text, today, addDays(today, -364));
  return parsed.ok ? parsed.value : text;
}

/** A post as its form shows it. */
export function formOfContent(content: PostContent): PostForm {
  const { cover } = content;
  return {
    title: content.title,
    description: content.description,
    seoTitle: content.seoTitle ?? '',
    authorName: content.authorName ?? '',
    reviewerName: content.reviewerName ?? '',
    reviewedOn: dayText(content.reviewedOn),
    checkedOn: dayText(content.checkedOn),
    tags: content.tags,
    cover: cover === null ? '' : cover.kind === 'plate' ? `plate:${cover.name}` : `media:${cover.media}`,
    coverAlt: cover?.kind === 'media' ? cover.alt : '',
    treatments: content.treatments,
    sources: content.sources.map((source) => ({
      title: source.title,
      publisher: source.publisher,
      year: source.year === 'undated' ? '' : String(source.year),
      address: source.address ?? '',
      readOn: dayText(source.readOn),
      id: source.id ?? '',
      part: source.part ?? '',
      supports: source.supports ?? '',
    })),
  };
}

/** The text of a post as it was sent: the editor's document, or Markdown where there is no script. */
export type SentText = { readonly json: string } | { readonly markdown: string };

/** Undefined when a form came without a text: a broken one, which must not empty a post. */
export function readSentText(form: FormData): SentText | undefined {
  const json = form.get('document');
  if (typeof json === 'string' && json !== '') return { json };
  const markdown = form.get('markdown');
  return typeof markdown === 'string' ? { markdown } : undefined;
}

function documentOf(sent: SentText): unknown {
  if ('markdown' in sent) return isTooMuchMarkdown(sent.markdown) ? null : markdownToDocument(sent.markdown);
  try {
    return JSON.parse(sent.json) as unknown;
  } catch {
    return null;
  }
}

function coverOf({ cover, coverAlt, title }: PostForm): unknown {
  const [, kind, name] = /^(plate|media):(.+)$/.exec(cover) ?? [];
  if (kind === undefined) return null;
  return kind === 'plate' ? { kind, name } : { kind, media: name, alt: coverAlt.trim() || title.trim() };
}

function sourceOf(row: SourceRow, today: IsoDate): unknown {
  const { year, address, readOn: typedDay, id, part, supports, ...source } = row;
  const readOn = dayOfText(typedDay, today) ?? '';
  const filled = Object.entries({ address, readOn, id, part, supports }).filter(([, value]) => value.trim() !== '');
  const number = /^\d{4}$/.test(year.trim()) ? Number(year) : year.trim() === '' ? 'undated' : year;
  return { ...source, year: number, ...Object.fromEntries(filled) };
}

/**
 * What the form says as a post, days as they are typed in India; or which fields cannot be kept as they are. A draft may
 * lack anything.
 */
export function contentOfForm(
  form: PostForm,
  sent: SentText,
  today: IsoDate,
): Result<PostContent, 'invalid', { readonly fields: readonly PostFormField[] }> {
  const parsed = postContent.safeParse({
    ...form,
    seoTitle: form.seoTitle.trim() || null,
    authorName: form.authorName.trim() || null,
    reviewerName: form.reviewerName.trim() || null,
    reviewedOn: dayOfText(form.reviewedOn, today),
    checkedOn: dayOfText(form.checkedOn, today),
    cover: coverOf(form),
    sources: form.sources.map((source) => sourceOf(source, today)),
    document: documentOf(sent),
  });
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.error.issues.map(({ path: [field] }) => field);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of the schema, which has these
  return fail('invalid', { fields: [...new Set(fields)] as PostFormField[] });
}
