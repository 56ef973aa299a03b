/** A long text below its heading. */
export interface TextSection {
  readonly heading: string;
  readonly markdown: string;
}

/** A document taken apart for its form. `data` may lack what is still to be written. */
export interface DocumentData {
  readonly data: Readonly<Record<string, unknown>>;
  readonly sections: readonly TextSection[];
}

/** Whether a value of a document is one with keys of its own. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
