import type { DocumentData } from './document-shape.ts';
import type { DocumentFields, Field } from './field.ts';

/** A fault of a text, at the field of the form where it is mended; `field` is empty where it is none of one field. */
export interface FieldFault {
  readonly field: string;
  /** The place in the words of the form, "Question 2, Answer", or as the check names it where the form has no such field. */
  readonly place: string;
  readonly fix: string;
}

/** Puts what the check found at the fields of the form: "risks > common > item 2" is a line of `risks.common`. */
export function faultsByField(
  faults: readonly { readonly field: string; readonly fix: string }[],
  { sections, data }: DocumentData,
  fields: DocumentFields,
): FieldFault[] {
  const all = fields.sections.flatMap((section) => section.fields);
  return faults.map(({ field: place, fix }) => {
    const field = fieldAt(place, sections, data);
    const found = fieldOn(field.split('.'), all);
    return { field, place: found?.label ?? place, fix: plainFix(fix, found?.kind) };
  });
}

/** What is said where a field lacks its value, instead of the words for a file. */
const WANTED: Readonly<Partial<Record<Field['kind'], string>>> = {
  number: 'write a number, such as 1500 or 1,500',
  date: 'write a day, such as 27/11/2026',
  choice: 'choose one',
};

function plainFix(fix: string, kind: Field['kind'] | undefined): string {
  const isOfTypes = /^is missing; write |^must not be empty|^must be (?:a text|a number|a day|a date|one of:)/.test(
    fix,
  );
  return isOfTypes && kind !== undefined ? (WANTED[kind] ?? 'is missing: fill it in') : fix;
}

/** The field at a place, with the labels on the way to it, as a form reads: "Question 2, Answer". */
function fieldOn(
  [name, ...rest]: readonly string[],
  fields: readonly Field[],
): { readonly label: string; readonly kind: Field['kind'] } | undefined {
  const field = fields.find((each) => each.name === name);
  if (!field) return undefined;
  const { kind } = field;
  if (rest.length === 0 || (field.kind !== 'group' && field.kind !== 'list')) return { label: field.label.en, kind };
  const [index, ...inner] = field.kind === 'list' ? rest : ['', ...rest];
  const own = field.kind === 'list' ? `${field.itemLabel.en} ${Number(index) + 1}` : field.label.en;
  const deeper = inner.length === 0 ? undefined : fieldOn(inner, field.fields);
  return deeper ? { label: `${own}, ${deeper.label}`, kind: deeper.kind } : { label: own, kind };
}

function fieldAt(place: string, sections: DocumentData['sections'], data: DocumentData['data']): string {
  const index = sections.findIndex(({ heading }) => heading.toLowerCase() === place.toLowerCase());
  if (index !== -1) return `section.${index}.text`;
  const parts = place.split(' > ').map((part) => {
    const item = /^item (\d+)$/.exec(part)?.[1];
    return item === undefined ? part : String(Number(item) - 1);
  });
  if (!Object.hasOwn(data, parts[0] ?? '')) return parts.length === 1 && /^[a-zA-Z]+$/.test(place) ? place : '';
  // A line of a list of texts has no field of its own.
  const kept: string[] = [];
  let inner: unknown = data;
  for (const part of parts) {
    const next: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined;
    if (/^\d+$/.test(part) && typeof next !== 'object') break;
    kept.push(part);
    inner = next;
  }
  return kept.join('.');
}
