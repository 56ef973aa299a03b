/** React's private record of the last value it has seen in a field. There is no public way to tell it that the value is new. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

const noText: readonly string[] = ['hidden', 'checkbox', 'radio', 'submit', 'button', 'reset', 'image', 'file'];

/** Whether a checkbox or radio button differs from how it was served. */
export function isTicked(field: Element): boolean {
  return (
    field instanceof HTMLInputElement &&
    (field.type === 'checkbox' || field.type === 'radio') &&
    field.checked !== field.defaultChecked
  );
}

/** The option of a list that was selected when it was served. */
export function servedChoice({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].findLast((option) => option.defaultSelected) ?? options[0];
}

/**
 * Dispatches the input events again that came before hydration: for each text field and list below `place` whose value
 * differs from the one served. On a slow line a form is shown long before its scripts arrive. Without this, a live
 * answer would wait for the next keystroke, and the next rendering would reset controlled fields. Nothing is written
 * into the fields, so that text being composed by an input method stays whole.
 */
export function replayPreHydrationInput(place: ParentNode): void {
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
