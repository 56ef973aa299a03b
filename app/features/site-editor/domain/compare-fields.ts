import { documentLines } from './document-lines.ts';
import type { DocumentData, TextSection } from './document-shape.ts';
import type { DocumentFields, Field } from './field.ts';

/** A part of a document in which two texts differ: a field of the first level, or a long text ("text:Description"). */
export interface DifferentPart {
  readonly name: string;
  readonly label: string;
  /** What each says, as lines for people. */
  readonly mine: string;
  readonly theirs: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const textNamed = (name: string): string | undefined =>
  name.startsWith('text:') ? name.slice('text:'.length) : undefined;

/** A form of one field. */
const only = (field: Field): DocumentFields => ({
  sections: [{ title: field.label, fields: [field] }],
  headings: 'none',
});

/** Where two texts of a document differ, in the order of its form. Keys that the form does not have are not told. */
export function differentParts(
  fields: DocumentFields,
  mine: DocumentData,
  theirs: DocumentData,
  say: (label: Field['label']) => string,
): DifferentPart[] {
  const all = fields.sections.flatMap((section) => section.fields);
  const ofFields = all
    .filter(({ name }) => !isSame(mine.data[name], theirs.data[name]))
    .map((field) => {
      const label = say(field.label);
      const wordsOf = (text: DocumentData): string => withoutLabel(documentLines(only(field), text, say), label);
      return { name: field.name, label, mine: wordsOf(mine), theirs: wordsOf(theirs) };
    });
  if (fields.headings === 'none') return ofFields;
  const headings = new Set([...theirs.sections, ...mine.sections].map(({ heading }) => heading));
  const ofTexts = [...headings].flatMap((heading): DifferentPart[] => {
    const [own, other] = [textUnder(mine.sections, heading), textUnder(theirs.sections, heading)];
    if (own === other) return [];
    return [{ name: `text:${heading}`, label: heading, mine: own ?? '', theirs: other ?? '' }];
  });
  return [...ofFields, ...ofTexts];
}

/** Lines of one field, below a heading that is its label. */
function withoutLabel(lines: string, label: string): string {
  const named = `${label}: `;
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => (line.startsWith(named) ? line.slice(named.length) : line))
    .join('\n');
}

function textUnder(sections: readonly TextSection[], heading: string): string | undefined {
  return sections.find((section) => section.heading === heading)?.markdown;
}

/** One's own text with these parts of the other. A long text that the other does not have goes; a new one comes last. */
export function withParts(mine: DocumentData, theirs: DocumentData, names: readonly string[]): DocumentData {
  const data = { ...mine.data };
  let { sections } = mine;
  for (const name of names) {
    const heading = textNamed(name);
    if (heading === undefined) {
      if (Object.hasOwn(theirs.data, name)) data[name] = theirs.data[name];
      else delete data[name];
      continue;
    }
    const taken = theirs.sections.find((section) => section.heading === heading);
    const isThere = sections.some((section) => section.heading === heading);
    if (taken && isThere) sections = sections.map((section) => (section.heading === heading ? taken : section));
    else if (taken) sections = [...sections, taken];
    else sections = sections.filter((section) => section.heading !== heading);
  }
  return { data, sections };
}
