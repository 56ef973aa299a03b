/*
 * The menus are <details>: they open by tap, Enter and Space, and tell screen readers so, without any of this. Until it
 * runs the style sheet opens them on hover; from then on `open` is the only truth, so that what is announced is what
 * is seen, and Escape can close what the pointer opened.
 */

const intentMs = 80;
const graceMs = 250;
const wideQuery = '(width >= 75rem)';

/** Closes every menu inside the header. */
export function closeMenus(header: HTMLElement): void {
  for (const opened of header.querySelectorAll<HTMLDetailsElement>('details[open]')) opened.open = false;
}

/** Adds hover with patience, Escape, and closing when the pointer or the focus leaves. Returns how to take it off again. */
export function enhanceMenus(header: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const wide = window.matchMedia(wideQuery);
  const drops = [...header.querySelectorAll<HTMLDetailsElement>('details[data-drop]')];

  header.toggleAttribute('data-enhanced', true);
  for (const drop of drops) openOnHover(drop, wide, signal);
  for (const row of header.querySelectorAll<HTMLElement>('[data-category]')) switchOnHover(row, wide, signal);
  keepOneCategoryOpen(header, signal);

  for (const drop of drops) {
    drop.addEventListener('toggle', () => drop.open && wide.matches && openOneCategory(drop), { signal });
    drop.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (wide.matches && relatedTarget instanceof Node && !drop.contains(relatedTarget)) drop.open = false;
      },
      { signal },
    );
  }
  header.addEventListener(
    'toggle',
    ({ target }) => {
      const isList = target instanceof HTMLDetailsElement && !target.matches('[data-menu-toggle]');
      // Folded into one column, what opens may lie below the edge of the menu: without a move it seems not to open.
      if (isList && target.open && !wide.matches) target.scrollIntoView({ block: 'nearest' });
    },
    { signal, capture: true },
  );
  header.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !header.contains(relatedTarget)) closeMenus(header);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node)) return;
      if (!header.contains(target)) closeMenus(header);
      else if (wide.matches) for (const drop of drops) if (!drop.contains(target)) drop.open = false;
    },
    { signal },
  );
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeInnermost(header), { signal });
  wide.addEventListener('change', () => closeMenus(header), { signal });

  return () => {
    stop.abort();
    header.toggleAttribute('data-enhanced', false);
  };
}

/** A mouse resting on the item opens it; a click then keeps it open, and without one it closes after the mouse has left. */
function openOnHover(drop: HTMLDetailsElement, wide: MediaQueryList, signal: AbortSignal): void {
  let openedByHover = drop.matches(':hover') && wide.matches && !drop.open;
  if (openedByHover) drop.open = true;
  let timer: number | undefined;

  drop.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'mouse' || !wide.matches) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (drop.open) return;
        openedByHover = true;
        drop.open = true;
      }, intentMs);
    },
    { signal },
  );
  drop.addEventListener(
    'pointerleave',
    () => {
      window.clearTimeout(timer);
      if (!openedByHover) return;
      timer = window.setTimeout(() => {
        if (!drop.contains(document.activeElement)) drop.open = false;
      }, graceMs);
    },
    { signal },
  );
  drop.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      window.clearTimeout(timer);
      if (openedByHover) event.preventDefault();
      openedByHover = false;
    },
    { signal },
  );
  drop.addEventListener('toggle', () => (openedByHover &&= drop.open), { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/** On wide screens a category shows its list when the mouse rests on it, and one list always stays. */
function switchOnHover(row: HTMLElement, wide: MediaQueryList, signal: AbortSignal): void {
  const list = row.querySelector('details');
  if (!list) return;
  let timer: number | undefined;
  row.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType === 'mouse' && wide.matches) timer = window.setTimeout(() => (list.open = true), intentMs);
    },
    { signal },
  );
  row.addEventListener('pointerleave', () => window.clearTimeout(timer), { signal });
  list
    .querySelector('summary')
    ?.addEventListener('click', (event) => wide.matches && list.open && event.preventDefault(), { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/** One category at a time, also in browsers that do not know `name` on `<details>` (Chrome before 120, Safari before 17.2). */
function keepOneCategoryOpen(header: HTMLElement, signal: AbortSignal): void {
  const lists = [...header.querySelectorAll<HTMLDetailsElement>('[data-category] > details')];
  for (const list of lists) {
    const closeOthers = () => {
      if (list.open) for (const other of lists) if (other !== list) other.open = false;
    };
    list.addEventListener('toggle', closeOthers, { signal });
  }
}

/** The category of the page being read, else the first. */
function openOneCategory(drop: HTMLDetailsElement): void {
  if (drop.querySelector('details[open]')) return;
  const current = drop.querySelector('[aria-current]:not(summary)')?.closest('[data-category]');
  const list = (current ?? drop).querySelector('details');
  if (list) list.open = true;
}

/** Escape: first a dropped sheet, then the phone menu; the focus goes back to what opened it. */
function closeInnermost(header: HTMLElement): void {
  const opened =
    header.querySelector<HTMLDetailsElement>('details[data-drop][open]') ??
    header.querySelector<HTMLDetailsElement>('details[data-menu-toggle][open]');
  if (!opened) return;
  const held = header.contains(document.activeElement);
  opened.open = false;
  if (held) opened.querySelector('summary')?.focus();
}
