import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { isRecord, type DocumentData, type TextSection } from './document-shape.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function partsOf(file: string, source: string): { readonly yaml: string; readonly body: string } {
  if (file.endsWith('.yml')) return { yaml: source, body: '' };
  const match = FRONT_MATTER.exec(source);
  return { yaml: match?.[1] ?? '', body: match ? source.slice(match[0].length) : source };
}

/** Takes a document apart. What cannot be read is left out: only publishing asks that a text be whole. */
export function readDocumentData(file: string, source: string): DocumentData {
  const { yaml, body } = partsOf(file, source);
  const read = yamlIn(yaml);
  const sections = body
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return end === -1
        ? { heading: part.trim(), markdown: '' }
        : { heading: part.slice(0, end).trim(), markdown: part.slice(end + 1).trim() };
    });
  return { data: isRecord(read) ? read : {}, sections };
}

function yamlIn(yaml: string): unknown {
  try {
    return parseDocument(yaml).toJS();
  } catch {
    // "*bold*" is an alias of something that is not there, which the parser tells only now.
    return undefined;
  }
}

/**
 * The text of a document with what its form says now. Only what differs is written anew: notes for editors, the order of the
 * keys and the breaks of lines stay as they were, so that a file that was not changed comes out letter for letter.
 */
export function writeDocumentData(file: string, source: string, next: DocumentData): string {
  const { yaml, body } = partsOf(file, source);
  const before = readDocumentData(file, source);
  if (isSame(before, next)) return source;
  const written = writeYaml(yaml, before.data, next.data);
  if (file.endsWith('.yml')) return written;
  const texts = isSame(before.sections, next.sections) ? body : writeSections(body, next.sections);
  return `---\n${written.replace(/\n$/, '')}\n---\n${texts}`;
}

function writeSections(body: string, sections: readonly TextSection[]): string {
  const [lead = ''] = body.split(/^## +/m);
  return lead + sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown.trim()}\n`).join('\n');
}

/** By what they hold, in the order in which they hold it. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A part of a YAML file from one key of the first level to the next, with the notes and empty lines that follow it. */
interface Part {
  readonly key: string;
  readonly text: string;
}

function writeYaml(
  yaml: string,
  before: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): string {
  if (isSame(before, next)) return yaml;
  const { lead, parts } = partsOfYaml(yaml);
  const written = parts.flatMap(({ key, text }) => {
    if (isSame(before[key], next[key])) return [text];
    return next[key] === undefined
      ? [NOTES_AT_END.exec(text)?.[0] ?? '']
      : [pair(key, next[key]) + (NOTES_AT_END.exec(text)?.[0] ?? '')];
  });
  const known = new Set(parts.map(({ key }) => key));
  const added = Object.entries(next).flatMap(([key, value]) =>
    known.has(key) || value === undefined ? [] : [`${pair(key, value)}\n`],
  );
  const start = lead + written.join('');
  return start + (start === '' || start.endsWith('\n') || added.length === 0 ? '' : '\n') + added.join('');
}

/** Empty lines and notes behind the last value of a part; they are about what comes next. */
const NOTES_AT_END = /(?:\n[ \t]*(?:#.*)?)*$/;

const pair = (key: string, value: unknown): string => stringify({ [key]: value }, { lineWidth: 100 }).trimEnd();

function partsOfYaml(yaml: string): { readonly lead: string; readonly parts: Part[] } {
  const { contents } = parseDocument(yaml);
  const starts = isMap(contents)
    ? contents.items.flatMap(({ key }) =>
        isScalar(key) && key.range ? [{ key: String(key.value), at: key.range[0] }] : [],
      )
    : [];
  const [first] = starts;
  if (!first) return { lead: yaml, parts: [] };
  return {
    lead: yaml.slice(0, first.at),
    parts: starts.map(({ key, at }, index) => ({ key, text: yaml.slice(at, starts[index + 1]?.at) })),
  };
}
