import type { MouseEvent } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMessages } from './page-messages.ts';
import styles from './aftercare-sheet.module.css';

/** Id of the sheet. While the address names it, printing prints the sheet alone: that is CSS, and needs no script. */
export const SHEET_ID = 'aftercare-sheet';

/** Leads to the aftercare, and opens the print dialog where scripts run. */
export function PrintAftercare() {
  const messages = useMessages(pageMessages);
  const print = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.location.hash = SHEET_ID;
    window.print();
  };
  return (
    <a className={styles.print} href={`#${SHEET_ID}`} data-needs-script="on-click" onClick={print}>
      <Icon name="print" />
      <span>{messages.printAftercare}</span>
    </a>
  );
}
