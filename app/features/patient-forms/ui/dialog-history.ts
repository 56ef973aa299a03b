/**
 * An entry of the browser's history that means "the same page, with the dialog open". It copies the router's own entry,
 * so going between the two is no change of page and the router need not hear of it: it would load the page again.
 */
const MARK = 'formDetail';

interface Entry {
  readonly idx: unknown;
  readonly isDialog: boolean;
}

let here: Entry = { idx: undefined, isDialog: false };
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

function entryOf(state: unknown): Entry {
  return { idx: fieldsOf(state)['idx'], isDialog: isDialogEntry(state) };
}

/** To be told after every change of screen, and when the dialog's entry is made, which entry that is. */
export function nowAtEntry(state: unknown): void {
  here = entryOf(state);
}

/** Calls back whenever back or forward lead to an entry, with whether the dialog is open there. Returns how to stop. */
export function onHistoryMove(listener: (isDialog: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Listens to the window before the router does: listeners of one target are called in the order they came. Kept from the
 * router is only a step between a page and its dialog. The number alone does not say so: whoever goes on and at once
 * back, on a slow phone before the new screen is drawn, comes to the entry that we still take for the present one.
 */
export function installDialogHistory(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('popstate', (event) => {
    const left = here;
    here = entryOf(event.state);
    const isSamePage = here.idx !== undefined && here.idx === left.idx && here.isDialog !== left.isDialog;
    if (isSamePage) event.stopImmediatePropagation();
    for (const listener of listeners) listener(here.isDialog);
  });
}
