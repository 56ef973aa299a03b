import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './desk-button.module.css';

interface Looks {
  /** `main` is the one thing to do on the screen, `grave` what can't be taken back. */
  readonly look?: 'main' | 'plain' | 'bare' | 'grave' | undefined;
  readonly icon?: IconName | undefined;
  /** The key that does the same, while the screen has the focus. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
}

type AsLink = Omit<LinkProps, 'children' | 'className'>;
type AsButton = Omit<ComponentProps<'button'>, 'children' | 'className' | 'ref'> & { readonly href?: undefined };

/** A button of the desk: smaller than a patient's, with its key. With `href` a link, else it sends its form. */
export function DeskButton({ look = 'plain', icon, shortcut, children, ...rest }: Looks & (AsLink | AsButton)) {
  const className = classNames(styles.button, styles[look]);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
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

/** The key that does something; `aria-keyshortcuts` or the help says it to who can't see it. */
function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
