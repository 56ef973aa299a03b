import type { DocumentData } from './document-shape.ts';

/** A fault of a text, at the field of the form where it is mended; `field` is empty where it is none of one field. */
export interface FieldFault {
  readonly field: string;
  /** The place as the check names it: "faq > item 2 > answer". */
  readonly place: string;
  readonly fix: string;
}

/** Puts what the check found at the fields of the form: "risks > common > item 2" is a line of `risks.common`. */
export function faultsByField(
  faults: readonly { readonly field: string; readonly fix: string }[],
  { sections, data }: DocumentData,
): FieldFault[] {
  return faults.map(({ field: place, fix }) => ({ field: fieldAt(place, sections, data), place, fix }));
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
