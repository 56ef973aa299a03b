import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading.ts';
import { InEnglish } from '../link/in-english.tsx';
import { Link } from '../link/link.tsx';
import styles from './link-list.module.css';

export interface LinkListItem {
  readonly href: string;
  readonly label: string;
  readonly note?: ReactNode;
  /** Of a label that is not in the language of the page. */
  readonly lang?: string | undefined;
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
            <Link href={link.href} lang={link.lang}>
              {link.label}
            </Link>
            <InEnglish href={link.href} />
            {link.note && <p>{link.note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
