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

function fixOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no field called ${issue.keys.map((key) => `"${key}"`).join(', ')}; check the spelling or delete the line`;
    case 'invalid_type':
      return issue.input === undefined || issue.message.endsWith('received undefined')
        ? `is missing; add it as ${issue.expected}`
        : `must be ${issue.expected}; ${issue.message}`;
    default:
      return issue.message;
  }
}

/** Turns what zod found in `file` into problems that name the field the way the file writes it. */
function problemsOf(file: string, error: z.ZodError, data: unknown, naming: Naming): ContentProblem[] {
  return error.issues.map((issue) => ({
    file,
    field: pathOf(issue, data, naming) || 'the whole file',
    fix: fixOf(issue),
  }));
}

/** Checks `data` of `file` against `schema`. Throws {@link ContentError} with every problem found. */
export function checkContent<T extends z.ZodType>(
  file: string,
  schema: T,
  data: unknown,
  naming: Naming = {},
): z.infer<T> {
  const result = schema.safeParse(data);
  if (!result.success) throw new ContentError(problemsOf(file, result.error, data, naming));
  return result.data;
}
