import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

const paths = {
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  'chevron-down': 'm5.5 9 6.5 6.500L18.5 9',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  call: 'M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.500A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z',
  check: 'm4.5 12.5 5 5 10-11',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.500V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  external: 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  info: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.500M12 7.500v.5',
  pin: 'M12 21c4-5 6.5-8.5 6.5-11.500a6.5 6.5 0 0 0-13 0C5.5 12.5 8 16 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  print: 'M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  warning: 'M12 4 3 20h18zM12 10v5M12 17.500v.5',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a word that says the same, so it is silent to a screen reader. Small also without styles. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export const iconNames = Object.keys(paths).filter((name): name is IconName => Object.hasOwn(paths, name));
