import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}

/**
 * j and k move the focus down and up the rows of a list (`[data-row]` links inside `[data-inbox]`); x ticks the row that
 * has the focus, r goes to the reply. Never while somebody types.
 */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const root = document.querySelector('[data-inbox]');
      const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const focused = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]');
      const open = root?.querySelector<HTMLElement>('[data-row][aria-current]');
      const at = rows.findIndex((row) => row === (focused ?? open));
      if (event.key === 'j') rows[Math.min(rows.length - 1, at + 1)]?.focus();
      else if (event.key === 'k') rows[Math.max(0, at - 1)]?.focus();
      else if (!root?.contains(document.activeElement)) return;
      else if (event.key === 'x') focused?.closest('li')?.querySelector<HTMLElement>('[type="checkbox"]')?.click();
      else if (event.key === 'r') root.querySelector<HTMLElement>('#reply')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
