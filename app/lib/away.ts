/** A form as it was sent, to be sent once more. */
export interface SentForm {
  /** Path and query it was sent to. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The body of a 503 answer: the database cannot be reached, and what the person had sent. */
export interface Away {
  readonly away: true;
  /** Null where nothing was sent, or nothing that may stand in a page: passwords, files. */
  readonly sent: SentForm | null;
  /** Whether something was sent that this answer does not hold. */
  readonly isLost: boolean;
  /** What the root of the routes loads for the frame of every page, where an answer to a form would come without it. */
  readonly frame?: unknown;
}

/** The content of an error that says the database is away; undefined for any other. */
export function awayOf(error: { readonly status: number; readonly data: unknown }): Away | undefined {
  if (error.status !== 503) return undefined;
  const { data } = error;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by platform/web/while-away.ts, here or in the server
  return typeof data === 'object' && data !== null && 'away' in data ? (data as Away) : undefined;
}

/** The sent values that are a person's own words: two words or more, and no JSON. */
export function writtenWords({ fields }: SentForm): string[] {
  return fields.map(([, value]) => value.trim()).filter((value) => /\S\s+\S/.test(value) && !value.startsWith('{'));
}
