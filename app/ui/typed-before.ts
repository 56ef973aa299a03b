/** What React keeps at a field to know whether it has told of its value; it has no other way to be told that it has not. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

const noText: readonly string[] = ['hidden', 'checkbox', 'radio', 'submit', 'button', 'reset', 'image', 'file'];

/** Whether a box or a choice stands otherwise than it was served. */
export function isTicked(field: Element): boolean {
  return (
    field instanceof HTMLInputElement &&
    (field.type === 'checkbox' || field.type === 'radio') &&
    field.checked !== field.defaultChecked
  );
}

function servedChoice({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].findLast((option) => option.defaultSelected) ?? options[0];
}

/**
 * Says of each text and list below `place` that stands otherwise than it was served that it has changed, as the browser
 * did before anybody listened. A phone on a slow line shows a form long before its scripts come: without this, a live
 * answer would wait for another letter, and a field that React holds the value of would be set back by the next
 * rendering. Nothing is written into the fields, so that a word that is being composed stays whole.
 */
export function tellOfTyped(place: ParentNode): void {
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (noText.includes(field.type) || field.value === field.defaultValue) continue;
    // oxlint-disable-next-line no-underscore-dangle, typescript/no-unsafe-type-assertion -- React's own, by its name
    (field as Tracked)._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  for (const list of place.querySelectorAll('select')) {
    if (list.multiple || list.selectedOptions[0] === servedChoice(list)) continue;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
