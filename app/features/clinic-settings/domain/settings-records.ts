import { fail, ok, type Result } from '#app/lib/result.ts';
import { FormReader, type SettingsErrors, type Typed } from './settings-form.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Reads whole numbers, each within its bounds, or says what is wrong at the field. */
export function draftNumbers<Field extends string>(
  bounds: Readonly<Record<Field, Bounds>>,
  typed: Typed,
): Result<Record<Field, number>, 'invalid', { errors: SettingsErrors }> {
  const form = new FormReader(typed);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the very bounds
  const fields = Object.keys(bounds) as Field[];
  const read = fields.map((field) => [field, form.number(field, bounds[field].least, bounds[field].most)] as const);
  if (!form.isFine) return fail('invalid', { errors: form.errors });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field was read
  return ok(Object.fromEntries(read) as Record<Field, number>);
}

/** Reads an order: `place-1`, `place-2` and so on, each one of `choices` or empty; the first place must be taken. */
export function draftOrder<Choice extends string>(
  choices: readonly Choice[],
  typed: Typed,
): Result<Choice[], 'invalid', { errors: SettingsErrors }> {
  const form = new FormReader(typed);
  const order: Choice[] = [];
  for (let place = 1; place <= choices.length; place += 1) {
    const field = `place-${place}`;
    const text = form.text(field);
    const choice = choices.find((each) => each === text);
    if (text === '') {
      if (place === 1) form.wrong(field, 'required');
    } else if (choice === undefined) form.wrong(field, 'unknown');
    else if (order.includes(choice)) form.wrong(field, 'twice');
    else order.push(choice);
  }
  return form.isFine ? ok(order) : fail('invalid', { errors: form.errors });
}
