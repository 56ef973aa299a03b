import { type RefObject, useEffect } from 'react';

/** Opens the sections of `list` for printing, and the one the address names, in browsers that do not by themselves. */
export function useOpenForPrintAndAddress(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let openedToPrint: HTMLDetailsElement[] = [];
    const openNamed = () => {
      const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
      const section = target?.closest('details');
      if (section && list.current?.contains(section) && !section.open) {
        section.open = true;
        target?.scrollIntoView();
      }
    };
    const openToPrint = () => {
      openedToPrint = [...(list.current?.querySelectorAll('details') ?? [])].filter((section) => !section.open);
      for (const section of openedToPrint) section.open = true;
    };
    const closeAfterPrint = () => {
      for (const section of openedToPrint) section.open = false;
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    addEventListener('beforeprint', openToPrint);
    addEventListener('afterprint', closeAfterPrint);
    return () => {
      removeEventListener('hashchange', openNamed);
      removeEventListener('beforeprint', openToPrint);
      removeEventListener('afterprint', closeAfterPrint);
    };
  }, [list]);
}
