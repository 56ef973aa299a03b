import type { ReactNode } from 'react';
import { LinkOrButton, type LinkOrButtonProps } from '../button/link-or-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './desk-button.module.css';

interface Looks {
  /** `main` is the one thing to do on the screen, `grave` what can't be taken back. */
  readonly look?: 'main' | 'plain' | 'bare' | 'grave' | undefined;
  readonly icon?: IconName | undefined;
  /** The key that does the same, while the screen has the focus. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
}

/** A button of the desk: smaller than a patient's, with its key. With `href` a link, else it sends its form. */
export function DeskButton({ look = 'plain', icon, shortcut, children, ...rest }: Looks & LinkOrButtonProps) {
  return (
    <LinkOrButton {...rest} className={classNames(styles.button, styles[look])}>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </LinkOrButton>
  );
}

/** The key that does something; `aria-keyshortcuts` or the help says it to who can't see it. */
function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
