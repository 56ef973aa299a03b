import type { z } from 'zod';

/** A fault in one file of `content/`, described for an editor: file, field and fix. */
export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly fix: string;
}

/** Thrown when content does not fit its schema. The message lists every problem, one per line. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, field, fix }) => `content/${file}: ${field}: ${fix}`).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** How places in a file are told: what an item of a list is called by, and what comes before every place. */
export interface Naming {
  readonly nameOf?: (item: unknown) => string | undefined;
  readonly within?: string;
}

function pathOf(issue: z.core.$ZodIssue, data: unknown, { nameOf, within }: Naming): string {
  let inner = data;
  const places = issue.path.map((part) => {
    inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined;
    return typeof part === 'number' ? (nameOf?.(inner) ?? `item ${part + 1}`) : String(part);
  });
  return [...(within === undefined ? [] : [within]), ...places].join(' > ');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, such as 1500',
  int: 'a whole number, such as 1500',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day, such as 2026-11-27',
  email: 'an e-mail address, such as desk@clinic.example',
  url: 'a full address that begins with https://',
};

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** What is wrong, for somebody who knows the text and not the program; undefined leaves it to zod. What a schema says itself goes first. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no field called ${issue.keys.map((key) => `"${key}"`).join(', ')}; check the spelling or delete the line`;
    case 'invalid_type': {
      const wanted = TYPES[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `is missing; write ${wanted}` : `must be ${wanted}`;
    }
    case 'too_small':
      if (COUNTED[issue.origin] && issue.minimum === 1) return 'must not be empty';
      return `must ${COUNTED[issue.origin] ? 'have' : 'be'} at least ${issue.minimum}${COUNTED[issue.origin] ?? ''}`;
    case 'too_big':
      return `must ${COUNTED[issue.origin] ? 'have' : 'be'} at most ${issue.maximum}${COUNTED[issue.origin] ?? ''}`;
    case 'invalid_format':
      return FORMATS[issue.format] && `must be ${FORMATS[issue.format]}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    default:
      return undefined;
  }
}

/** Turns what zod found in `file` into problems that name the field the way the file writes it. */
function problemsOf(file: string, error: z.ZodError, data: unknown, naming: Naming): ContentProblem[] {
  return error.issues.map((issue) => ({
    file,
    field: pathOf(issue, data, naming) || 'the whole file',
    fix: issue.message,
  }));
}

/** Checks `data` of `file` against `schema`. Throws {@link ContentError} with every problem found. */
export function checkContent<T extends z.ZodType>(
  file: string,
  schema: T,
  data: unknown,
  naming: Naming = {},
): z.infer<T> {
  const result = schema.safeParse(data, { error: inWords });
  if (!result.success) throw new ContentError(problemsOf(file, result.error, data, naming));
  return result.data;
}
