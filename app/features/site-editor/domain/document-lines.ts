import { shownText, textOf } from './document-form.ts';
import { isRecord, type DocumentData } from './document-shape.ts';
import type { DocumentFields, Field } from './field.ts';

/**
 * A document as lines for people, "Question 2, Answer: …", in the order of its form: two versions are compared by what their
 * fields say, not by how the file is broken into lines. `say` words a label.
 */
export function documentLines(
  fields: DocumentFields,
  { data, sections }: DocumentData,
  say: (label: Field['label']) => string,
): string {
  const lines = fields.sections.flatMap((section) => linesOf(section.fields, data, say, ''));
  const texts = fields.headings === 'none' ? [] : sections;
  return [...lines, ...texts.map(({ heading, markdown }) => `${heading}\n${markdown}`)]
    .map((line) => `${line}\n`)
    .join('');
}

function linesOf(
  fields: readonly Field[],
  data: unknown,
  say: (label: Field['label']) => string,
  before: string,
): string[] {
  const known = isRecord(data) ? data : {};
  return fields.flatMap((field): string[] => {
    const value = known[field.name];
    if (value === undefined || value === null) return [];
    const label = before + say(field.label);
    if (field.kind === 'group') return linesOf(field.fields, value, say, `${label}, `);
    if (field.kind === 'list') {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      return items.flatMap((item, index) =>
        linesOf(field.fields, item, say, `${before}${say(field.itemLabel)} ${index + 1}, `),
      );
    }
    // A picture in letters says nothing to people.
    if (field.kind === 'logo') return [`${label}: ${Math.round(textOf(value).length * 0.75)} B`];
    if (field.kind === 'lines' && Array.isArray(value)) return value.map((line) => `${label}: ${textOf(line)}`);
    return [`${label}: ${shownText(field, value)}`];
  });
}
