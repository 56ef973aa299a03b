import { parseDocument } from 'yaml';
import { ContentError } from './content-error.ts';
import { parsedByBuild } from './parsed-content.ts';

/**
 * What an editor's YAML holds. `linesBefore` counts the lines of the file that stand before `source`. Throws
 * {@link ContentError} naming the line when it cannot be read.
 */
export function parseYaml(file: string, source: string, linesBefore = 0): unknown {
  const known = parsedByBuild(source);
  if (known) return known.data;
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + linesBefore;
    const fix = `${error.message.split('\n')[0] ?? 'cannot be read'} Put quotes round a text that holds a colon.`;
    throw new ContentError([{ file, field: `line ${line}`, fix }]);
  }
  try {
    return document.toJS() as unknown;
  } catch (alias) {
    if (!(alias instanceof ReferenceError)) throw alias;
    const fix = `${alias.message}. Put quotes round a text that begins with an asterisk.`;
    throw new ContentError([{ file, field: 'the whole file', fix }]);
  }
}
