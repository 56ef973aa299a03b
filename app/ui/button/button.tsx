import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';
import { LinkOrButton, type LinkOrButtonProps } from './link-or-button.tsx';

interface Looks {
  /** `primary` is the one thing to do on the screen; `quiet` is for what few will need. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

export type ButtonProps = Looks & LinkOrButtonProps;

/** With `href` a link, else a button that sends its form. */
export function Button({ look = 'secondary', wide = false, icon, children, ...rest }: ButtonProps) {
  return (
    <LinkOrButton {...rest} className={classNames(styles.button, styles[look], wide && styles.wide)}>
      {icon && <Icon name={icon} />}
      {children}
    </LinkOrButton>
  );
}

/** Buttons side by side, below each other where they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
