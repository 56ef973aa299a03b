import { formatDate } from '#app/lib/date-words.ts';
import { formatPhone, parsePhone } from '#app/lib/phone.ts';
import { parseRupees } from '#app/lib/rupees.ts';
import { parseIsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { isRecord, type DocumentData, type TextSection } from './document-shape.ts';
import type { DocumentFields, Field, ListField, PlainField } from './field.ts';

/** What a form sends, by the name of the field: "risks.common", "faq.0.question", "section.0.text". */
export type FormTexts = ReadonlyMap<string, string>;

/** The longest list a form takes: more is a mistake, or somebody playing. */
const MOST_ITEMS = 100;

/** How many items of a list the form holds: each brings a hidden field of its own, so that an empty one counts. */
export const itemMark = (name: string, index: number): string => `${name}.${index}._`;

/** What the form says, laid over the data of the document: keys without a field in the form stay as they are. */
export function dataOfForm(fields: DocumentFields, before: DocumentData, form: FormTexts): DocumentData {
  const all = fields.sections.flatMap((section) => section.fields);
  return { data: recordOf(all, before.data, form, ''), sections: sectionsOf(fields, before.sections, form) };
}

function recordOf(fields: readonly Field[], before: unknown, form: FormTexts, prefix: string): Record<string, unknown> {
  const known = isRecord(before) ? before : {};
  const said = fields.map((field): [string, unknown] => [
    field.name,
    valueOf(field, known[field.name], form, prefix + field.name),
  ]);
  const names = new Set(fields.map(({ name }) => name));
  const kept = Object.entries(known).filter(([name]) => !names.has(name));
  const byName = new Map([...said, ...kept]);
  // In the order of the file, and what is new after it.
  const order = new Set([...Object.keys(known), ...names]);
  return Object.fromEntries(
    [...order].flatMap((name) => (byName.get(name) === undefined ? [] : [[name, byName.get(name)]])),
  );
}

function valueOf(field: Field, before: unknown, form: FormTexts, name: string): unknown {
  if (field.kind === 'list') return itemsOf(field, before, form, name);
  if (field.kind === 'group') {
    const group = recordOf(field.fields, before, form, `${name}.`);
    return field.isOptional && Object.keys(group).length === 0 ? undefined : group;
  }
  if (field.kind === 'tick') {
    if (!form.has(`${name}.seen`)) return before;
    const isOn = form.get(name) === 'on';
    return before === undefined && isOn === (field.isOnAtFirst ?? false) ? undefined : isOn;
  }
  // The file has no such key: it fills in others.
  if (field.kind === 'place') return before;
  // Nothing is sent of pictures of which none is ticked.
  const isEmptied = field.kind === 'pictures' && form.has(`${name}.seen`) && !form.has(name);
  const text = isEmptied ? '' : form.get(name)?.replaceAll('\r\n', '\n').trim();
  // What nobody changed stays what it is: a date that YAML read as one, a number that stands for a word.
  if (text === undefined || text === shownText(field, before).trim()) return before;
  const isLines = field.kind === 'lines' || field.kind === 'pictures';
  if (text === '') return field.isOptional ? undefined : isLines ? [] : '';
  if (isLines) {
    const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    return field.arePhones ? lines.map(phoneOf) : lines;
  }
  if (field.kind === 'number') return numberOf(text);
  if (field.kind === 'date') return dayOf(text);
  return field.kind === 'text' ? text : text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Also "1,500" and "₹ 1,500". What is no number stays as it was typed, for the check to name. */
function numberOf(text: string): number | string {
  return Number.isFinite(Number(text)) ? Number(text) : (parseRupees(text) ?? text);
}

/** "+91 98765 43210" of "098765 43210". What has its country, or is no number, stays as it was typed. */
function phoneOf(text: string): string {
  const read = text.startsWith('+') ? undefined : parsePhone(text);
  return read?.ok ? formatPhone(read.value) : text;
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/i;

/** "2026-11-27" of "27/11/2026" and "Fri 27 Nov 2026"; what has no year, or is no day, stays as it was typed. */
function dayOf(text: string): string {
  if (text.replace(WEEKDAY, '').split(/[\s,./-]+/).length !== 3) return text;
  const day = parseTypedDate(text, '1970-01-01');
  return day.ok ? day.value : text;
}

function itemsOf(field: ListField, before: unknown, form: FormTexts, name: string): unknown {
  const known: readonly unknown[] = Array.isArray(before) ? before : [];
  const items: unknown[] = [];
  let index = 0;
  for (; index < MOST_ITEMS && form.has(itemMark(name, index)); index++) {
    const was = known[Number(form.get(itemMark(name, index)))];
    items.push(recordOf(field.fields, was, form, `${name}.${index}.`));
  }
  return index === 0 && !form.has(`${name}.seen`) ? before : items;
}

function sectionsOf({ headings }: DocumentFields, before: readonly TextSection[], form: FormTexts): TextSection[] {
  if (headings === 'none') return [];
  const texts: TextSection[] = [];
  for (let index = 0; index < MOST_ITEMS && form.has(`section.${index}.text`); index++) {
    const heading = headings === 'fixed' ? before[index]?.heading : form.get(`section.${index}.heading`)?.trim();
    // A heading of its own would cut the text in two.
    const markdown = (form.get(`section.${index}.text`) ?? '')
      .replaceAll('\r\n', '\n')
      .replaceAll(/^## /gm, '### ')
      .trim();
    texts.push({ heading: heading ?? '', markdown });
  }
  return texts.length === 0 ? [...before] : texts;
}

/** A value as its field and people read it: a day as "Fri 27 Nov 2026", what is none as it stands. */
export function shownText({ kind }: PlainField, value: unknown): string {
  const text = textOf(value);
  const day = kind === 'date' ? parseIsoDate(text) : undefined;
  return day === undefined ? text : formatDate(day);
}

/** A value as a text. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'string') return value.replace(/\n$/, '');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What a button of the form does to a list or to the free headings: "add:faq", "remove:faq:2", "up:faq:2". */
export function changeList({ data, sections }: DocumentData, command: string): DocumentData | undefined {
  const [action = '', name = '', at = ''] = command.split(':');
  const index = Number(at);
  if (name === 'section') {
    const changed = listAfter(action, sections, index, { heading: '', markdown: '' });
    return changed && { data, sections: changed };
  }
  const path = name.split('.');
  const items = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), data);
  const changed = listAfter<unknown>(action, Array.isArray(items) ? items : [], index, {});
  return changed && { data: setAt(data, path, changed), sections };
}

function listAfter<T>(action: string, items: readonly T[], index: number, fresh: T): T[] | undefined {
  if (action === 'add') return [...items, fresh];
  if (!Number.isInteger(index) || index < 0 || index >= items.length) return undefined;
  if (action === 'remove') return items.toSpliced(index, 1);
  const [item] = items.slice(index, index + 1);
  if (action === 'up' && index > 0 && item !== undefined)
    return items.toSpliced(index, 1).toSpliced(index - 1, 0, item);
  return undefined;
}

function setAt(
  data: Readonly<Record<string, unknown>>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [key = '', ...rest] = path;
  const inner = data[key];
  return { ...data, [key]: rest.length === 0 ? value : setAt(isRecord(inner) ? inner : {}, rest, value) };
}
