/** A form as it was sent, to be sent once more. */
export interface SentForm {
  /** Path and query it was sent to. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What an answer 503 holds: the database is away, and what somebody sent meanwhile. */
export interface Away {
  readonly away: true;
  /** Null where nothing was sent, or nothing that may stand in a page: passwords, files. */
  readonly sent: SentForm | null;
  /** Whether something was sent that is not here. */
  readonly isLost: boolean;
}

/** The content of an error that says the database is away; undefined for any other. */
export function awayOf(error: { readonly status: number; readonly data: unknown }): Away | undefined {
  if (error.status !== 503) return undefined;
  const { data } = error;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by platform/web/while-away.ts, here or in the server
  return typeof data === 'object' && data !== null && 'away' in data ? (data as Away) : undefined;
}

/** What a person wrote, as far as a name or a message can be told from what the page put into its form. */
export function writtenWords({ fields }: SentForm): string[] {
  return fields.map(([, value]) => value.trim()).filter((value) => /\S\s+\S/.test(value) && !value.startsWith('{'));
}
