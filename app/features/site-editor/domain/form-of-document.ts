import { isRecord, type DocumentData } from './document-shape.ts';
import { itemMark, shownText } from './document-form.ts';
import type { DocumentFields, Field } from './field.ts';

/** What the form of a document sends while nothing was typed into it: the values that its fields show. */
export function formOfDocument(fields: DocumentFields, { data, sections }: DocumentData): Map<string, string> {
  const form = new Map<string, string>();
  for (const section of fields.sections) fill(form, section.fields, data, '');
  if (fields.headings === 'none') return form;
  for (const [index, { heading, markdown }] of sections.entries()) {
    if (fields.headings === 'free') form.set(`section.${index}.heading`, heading);
    form.set(`section.${index}.text`, markdown);
  }
  return form;
}

function fill(form: Map<string, string>, fields: readonly Field[], data: unknown, prefix: string): void {
  const known = isRecord(data) ? data : {};
  for (const field of fields) {
    const [name, value] = [prefix + field.name, known[field.name]];
    if (field.kind === 'group') fill(form, field.fields, value, `${name}.`);
    else if (field.kind === 'tick') {
      form.set(`${name}.seen`, '1');
      if (value === true || (value === undefined && field.isOnAtFirst)) form.set(name, 'on');
    } else if (field.kind === 'list') {
      form.set(`${name}.seen`, '1');
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      for (const [index, item] of items.entries()) {
        form.set(itemMark(name, index), String(index));
        fill(form, field.fields, item, `${name}.${index}.`);
      }
    } else {
      if (field.kind === 'pictures') form.set(`${name}.seen`, '1');
      form.set(name, shownText(field, value));
    }
  }
}
