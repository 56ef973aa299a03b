import { useEffect, type RefObject } from 'react';

/** As much room as the hours take, beside a column. */
const besidePx = 60;

/** Once, when it comes: the diary's window shows what is now, with a little of what was, and the column of today. */
export function useOpenAtNow(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const now = element?.querySelector<HTMLElement>('[data-now]');
    if (!element || !now || element.scrollTop > 0) return;
    const box = element.getBoundingClientRect();
    // The line of now stands beside the hours and, in a week, in the column of today.
    const column = element.querySelector<HTMLElement>('ol[data-today]')?.getBoundingClientRect();
    element.scrollTo({
      top: now.getBoundingClientRect().top - box.top - element.clientHeight / 3,
      left: column && column.width > 0 ? column.left - box.left - besidePx : 0,
      behavior: 'instant',
    });
  }, [root]);
}
