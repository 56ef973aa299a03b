import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { checkContent, ContentError, type ContentProblem } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { z } from 'zod';
import { definitionProblems } from '../domain/definition-rules.ts';
import {
  flag,
  formFrame,
  formVersionName,
  section,
  type FormDefinition,
  type Section,
} from '../domain/form-definition.ts';

const FILE_NAME = /^forms\/(?:shared|hair|skin)\.v[1-9]\d*\.yml$/;
const isShared = (file: string): boolean => file.startsWith('forms/shared.');

const sharedFile = z.strictObject({
  sections: z.record(z.string(), z.unknown()),
  questions: z.record(z.string(), z.unknown()),
  flags: z.record(z.string(), z.unknown()),
});
type SharedPart = keyof z.output<typeof sharedFile>;

/** "use: shared.v1/you" in a list puts that part of the shared file in its place. */
const use = z.strictObject({ use: z.string().regex(/^shared\.v[1-9]\d*\/[a-z0-9-]+$/) });
const withQuestions = z.looseObject({ questions: z.array(z.unknown()) });

interface Placed {
  readonly file: string;
  readonly data: unknown;
}

/** How a problem names an item of a list: by its id, so that it is found in a file of many. */
function nameOf(item: unknown): string | undefined {
  const named = z.looseObject({ id: z.string().optional(), slug: z.string().optional() }).safeParse(item).data;
  const name = named?.slug ?? named?.id;
  return name === undefined ? undefined : `"${name}"`;
}

function place(
  files: ReadonlyMap<string, unknown>,
  file: string,
  part: SharedPart,
  item: unknown,
  field: string,
): Placed {
  const named = use.safeParse(item);
  if (!named.success) return { file, data: item };
  const [from = '', name = ''] = named.data.use.split('/');
  const sharedName = `forms/${from}.yml`;
  const shared = files.has(sharedName) ? checkContent(sharedName, sharedFile, files.get(sharedName)) : undefined;
  const data = shared?.[part][name];
  if (data === undefined) {
    const known = shared ? Object.keys(shared[part]).join(', ') : 'nothing';
    const fix = `uses "${named.data.use}", but ${sharedName} has ${known} under ${part}`;
    throw new ContentError([{ file, field, fix }]);
  }
  return { file: sharedName, data };
}

/** The problems `read` meets, besides what it returns. */
function collect<T>(problems: ContentProblem[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

function readSection(
  files: ReadonlyMap<string, unknown>,
  file: string,
  item: unknown,
  index: number,
): Section & Placed {
  const field = `sections > ${nameOf(item) ?? `item ${index + 1}`}`;
  const placed = place(files, file, 'sections', item, field);
  const outer = withQuestions.safeParse(placed.data).data;
  const questions = outer?.questions.map((question) => place(files, placed.file, 'questions', question, field).data);
  const data = outer ? { ...outer, questions } : placed.data;
  const inner = nameOf(data);
  const read = checkContent(placed.file, section, data, { nameOf, within: inner ? `sections > ${inner}` : field });
  return { ...read, file: placed.file, data };
}

function parseForm(files: ReadonlyMap<string, unknown>, file: string): FormDefinition {
  const frame = checkContent(file, formFrame, files.get(file));
  const problems: ContentProblem[] = [];
  if (`forms/${formVersionName(frame)}.yml` !== file) {
    problems.push({ file, field: 'form', fix: `the file must be called forms/${formVersionName(frame)}.yml` });
  }
  const sections = frame.sections.flatMap(
    (item, index) => collect(problems, () => readSection(files, file, item, index)) ?? [],
  );
  const flags = frame.flags.flatMap((item, index) => {
    const field = `flags > ${nameOf(item) ?? `item ${index + 1}`}`;
    const read = collect(problems, () => {
      const { file: from, data } = place(files, file, 'flags', item, field);
      return checkContent(from, flag, data, { nameOf, within: `flags > ${nameOf(data) ?? `item ${index + 1}`}` });
    });
    return read ? [read] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  const form = { ...frame, flags, sections: sections.map(({ file: _file, data: _data, ...rest }) => rest) };
  const wrong = definitionProblems(form).map(({ slug, field, fix }) => ({
    file: sections.find((each) => each.slug === slug)?.file ?? file,
    field: slug === undefined ? field : `sections > "${slug}" > ${field}`,
    fix,
  }));
  if (wrong.length > 0) throw new ContentError(wrong);
  return form;
}

/** Reads forms out of files by name ("forms/hair.v1.yml"). Throws one ContentError with every problem of every file. */
export function parseForms(sources: ReadonlyMap<string, string>): FormDefinition[] {
  const problems: ContentProblem[] = [];
  const files = new Map<string, unknown>();
  for (const [file, source] of sources) {
    if (!FILE_NAME.test(file)) {
      const fix = 'must be forms/hair.v1.yml, forms/skin.v1.yml or forms/shared.v1.yml, or a later version';
      problems.push({ file, field: 'the file name', fix });
    } else {
      collect(problems, () => files.set(file, parseYaml(file, source)));
    }
  }
  // A file that cannot be read would only make the others look wrong.
  const named = problems.length > 0 ? [] : [...files.keys()].filter((file) => !isShared(file));
  const read = named.flatMap((file) => collect(problems, () => parseForm(files, file)) ?? []);
  const unlike = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  if (unlike.size > 0) throw new ContentError([...unlike.values()]);
  return read;
}

/** Reads and checks all forms of `content/forms`. Throws ContentError naming file, question and fix. */
export function readForms(): FormDefinition[] {
  const names = listContentFiles('forms', '.yml');
  return parseForms(new Map(names.map((file) => [file, readContentFile(file)])));
}

let cached: ReadonlyMap<string, FormDefinition> | undefined;

/** All forms and versions by name ("hair.v1"), read once per process. */
export function forms(): ReadonlyMap<string, FormDefinition> {
  cached ??= new Map(readForms().map((form) => [formVersionName(form), form]));
  return cached;
}

/** The version of a form that is asked today: the highest. Throws when there is none, which the content check refuses. */
export function currentForm(kind: FormDefinition['form']): FormDefinition {
  const [latest] = [...forms().values()].filter(({ form }) => form === kind).toSorted((a, b) => b.version - a.version);
  if (!latest) throw new Error(`no form ${kind}`);
  return latest;
}
