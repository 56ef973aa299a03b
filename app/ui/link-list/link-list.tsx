import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading.ts';
import { Link } from '../link/link.tsx';
import styles from './link-list.module.css';

export interface LinkListItem {
  readonly href: string;
  readonly label: string;
  readonly note?: ReactNode;
}

interface Props {
  readonly title?: string | undefined;
  readonly level?: HeadingLevel | undefined;
  readonly links: readonly LinkListItem[];
}

/** Where else to go, one line each: related treatments, posts, pages. */
export function LinkList({ title, level = 3, links }: Props) {
  return (
    <div className={styles.list}>
      {title && (
        <Heading level={level} className={styles.title}>
          {title}
        </Heading>
      )}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.label}</Link>
            {link.note && <p>{link.note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
