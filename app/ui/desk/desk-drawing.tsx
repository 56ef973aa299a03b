import styles from './desk-empty.module.css';

/** Lines, and the one filled spot of amber that the plates of the site have too. In a square of 64. */
const drawings = {
  calendar: { lines: 'M10 16h44v38H10zM10 26h44M21 10v10M43 10v10M18 34h8M18 43h8M34 34h12', spot: 'M34 40h12v7H34z' },
  chairs: {
    lines: 'M12 14v38M12 34h16v18M28 34c0-4-2-6-6-6H12M36 14v38M36 34h16v18M52 34c0-4-2-6-6-6H36',
    spot: 'M42 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  },
  letter: { lines: 'M8 16h48v34H8zM8 18l24 20 24-20', spot: 'M44 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0z' },
  picture: { lines: 'M8 12h48v40H8zM8 44l15-14 12 11 7-6 14 12', spot: 'M38 22a5 5 0 1 0 10 0 5 5 0 1 0-10 0z' },
  page: { lines: 'M14 8h26l10 10v38H14zM40 8v10h10M21 28h22M21 36h22M21 44h12', spot: 'M39 41h5v5h-5z' },
  person: {
    lines: 'M32 10a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 54c1-12 9-18 20-18s19 6 20 18',
    spot: 'M46 12h8v8h-8z',
  },
  door: { lines: 'M8 56h48M16 56V8h32v48M42 31v4M26 22l6-6 6 6', spot: 'M23 22h18v9H23z' },
  telephone: {
    lines:
      'M16 28h32l6 26H10zM32 34a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM22 28v-5M42 28v-5M8 22c0-14 48-14 48 0l-11 2v-5c-8-3-18-3-26 0v5z',
    spot: 'M29 41a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
  },
  tray: { lines: 'M8 34l8-14h32l8 14v18H8zM8 34h15l3 6h12l3-6h15', spot: 'M26 24h12v6H26z' },
} as const;

export type DeskDrawingName = keyof typeof drawings;

/** A small drawing beside a sentence that says the same, so it is silent to a screen reader. */
export function DeskDrawing({ name }: { name: DeskDrawingName }) {
  const { lines, spot } = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <path className={styles.spot} d={spot} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
