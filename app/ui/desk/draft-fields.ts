import { servedChoice } from '../replay-input.ts';

/** What was typed, by the names of the fields; a name may have several values, or none where a tick was taken away. */
export type DraftFields = Readonly<Record<string, readonly string[]>>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverKept: readonly string[] = ['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image', 'search'];

function isKept(element: Element): element is Field {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return (
    isField && element.name !== '' && !neverKept.includes(element.type) && element.autocomplete !== 'one-time-code'
  );
}

/** The fields of a form that hold words of a person. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isKept);
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function valuesOf(form: HTMLFormElement, valueOf: (field: Field) => string | undefined): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const field of fieldsOf(form)) {
    const list = (values[field.name] ??= []);
    const value = valueOf(field);
    if (value !== undefined) list.push(value);
  }
  return values;
}

/** The form's current values. */
export function typedNow(form: HTMLFormElement): DraftFields {
  return valuesOf(form, (field) => (isTick(field) && !field.checked ? undefined : field.value));
}

/** The values the form was served with. */
export function asServed(form: HTMLFormElement): DraftFields {
  return valuesOf(form, (field) => {
    if (field instanceof HTMLSelectElement) return servedChoice(field)?.value;
    if (isTick(field)) return field.defaultChecked ? field.value : undefined;
    return field.defaultValue;
  });
}

/** Whether two fields have the same values. */
export function isSame(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a?.length === b?.length && (a ?? []).every((value, index) => value === b?.[index]);
}

/** The fields that stand otherwise than they were served: only these are somebody's own words. */
export function changedFields(now: DraftFields, served: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(now).filter(([name, values]) => !isSame(values, served[name])));
}

function put(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  // Past the setter by which React remembers values, which would take the event below for one it has heard.
  // oxlint-disable-next-line typescript/unbound-method -- called on the field
  if (typeof prototype === 'object') Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Puts words back into a form, as if they were typed. Returns those whose fields are not there (yet). */
export function putBack(form: HTMLFormElement, words: DraftFields): DraftFields {
  const missing: Record<string, readonly string[]> = {};
  for (const [name, values] of Object.entries(words)) {
    const fields = fieldsOf(form).filter((field) => field.name === name);
    if (fields.length === 0) missing[name] = values;
    let index = 0;
    for (const field of fields) {
      if (isTick(field)) {
        if (field.type === 'radio' && field.checked && values.length === 0) field.checked = false;
        else if (field.checked !== values.includes(field.value)) field.click();
        continue;
      }
      const value = values[index] ?? '';
      index += 1;
      if (field.value !== value) put(field, value);
    }
  }
  return missing;
}
