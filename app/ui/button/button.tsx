import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

interface Looks {
  /** `primary` is the one thing to do on the screen; `quiet` is for what few will need. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

type AsLink = Omit<LinkProps, 'children' | 'className'>;
type AsButton = Omit<ComponentProps<'button'>, 'children' | 'className' | 'ref'> & { readonly href?: undefined };

export type ButtonProps = Looks & (AsLink | AsButton);

/** With `href` a link, else a button that sends its form. */
export function Button({ look = 'secondary', wide = false, icon, children, ...rest }: ButtonProps) {
  const className = classNames(styles.button, styles[look], wide && styles.wide);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={className}>
        {content}
      </Link>
    );
  }
  const { type = 'submit', ...button } = rest;
  return (
    <button {...button} type={type} className={className}>
      {content}
    </button>
  );
}

/** Buttons side by side, below each other where they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
