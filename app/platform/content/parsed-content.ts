import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Where the build writes what it has read in the front matter and the YAML files of `content/`. */
export const PARSED_CONTENT = 'build/parsed-content.txt';

/** What was read in a YAML text before, as `{ data }`; undefined for a text that was not read. */
export type ParsedBefore = (source: string) => { readonly data: unknown } | undefined;

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('base64url');
}

/** The lines of {@link PARSED_CONTENT} for YAML texts and what they hold: hash of the text, a space, its data as JSON. */
export function parsedLines(texts: Iterable<readonly [source: string, data: unknown]>): string {
  return [...texts].map(([source, data]) => `${hashOf(source)} ${JSON.stringify(data)}\n`).join('');
}

/** Opens a file of {@link parsedLines}. A text is known by its hash, so one that was changed since is not found. */
export function readParsed(file: string): ParsedBefore {
  if (!existsSync(file)) return () => undefined;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const known = new Map(
    lines.map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
  return (source) => {
    const json = known.get(hashOf(source));
    return json === undefined ? undefined : { data: JSON.parse(json) as unknown };
  };
}

let ofBuild: ParsedBefore | undefined;

/** What the build read in the same text. Parsing YAML was a quarter of the processor time of a start. */
export const parsedByBuild: ParsedBefore = (source) => {
  ofBuild ??= readParsed(PARSED_CONTENT);
  return ofBuild(source);
};
