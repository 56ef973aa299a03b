import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { InEnglish } from '../link/in-english.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './arrow-link.module.css';

interface Props extends Omit<LinkProps, 'children' | 'className'> {
  readonly children: ReactNode;
  /** Points back, for the way out of a step. */
  readonly back?: boolean | undefined;
}

/** The quiet way on: words underlined by a rule, with an arrow. */
export function ArrowLink({ children, back = false, ...rest }: Props) {
  return (
    <Link {...rest} className={styles.arrow}>
      {back && <Icon name="arrow-left" />}
      <span>
        {children}
        <InEnglish href={rest.href} />
      </span>
      {!back && <Icon name="arrow-right" />}
    </Link>
  );
}
