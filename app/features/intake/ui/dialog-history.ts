/**
 * An entry of the browser's history that means "the same page, with the dialog open". It copies the router's own entry,
 * so going between the two is no change of page and the router need not hear of it: it would load the page again.
 */
const MARK = 'formDetail';

let currentEntry: unknown;
const listeners = new Set<(isDialog: boolean) => void>();

/** What `history.state` holds; the router numbers its entries with `idx`. */
function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Whether a history entry has the dialog open. */
export function isDialogEntry(state: unknown): boolean {
  return fieldsOf(state)[MARK] === true;
}

/** The state of an entry like `state`, with the dialog open. */
export function withDialog(state: unknown): Record<string, unknown> {
  return { ...fieldsOf(state), [MARK]: true };
}

/** To be told after every change of screen which entry the router is at. */
export function nowAtEntry(state: unknown): void {
  currentEntry = fieldsOf(state)['idx'];
}

/** Calls back whenever back or forward lead to an entry, with whether the dialog is open there. Returns how to stop. */
export function onHistoryMove(listener: (isDialog: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Listens to the window before the router does: listeners of one target are called in the order they came. */
export function installDialogHistory(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('popstate', (event) => {
    const entry = fieldsOf(event.state)['idx'];
    if (entry !== undefined && entry === currentEntry) event.stopImmediatePropagation();
    currentEntry = entry;
    for (const listener of listeners) listener(isDialogEntry(event.state));
  });
}
