import { InEnglish } from '../link/in-english.tsx';
import { Link } from '../link/link.tsx';
import { useMessages, useNearestPath } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './breadcrumb.module.css';

/** A screen on the way to this one. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The way here from the home page; the last entry is this screen and no link. Machines read it from the `trail` of `pageMeta`. */
export function Breadcrumb({ path, current }: { path: readonly Crumb[]; current: string }) {
  const messages = useMessages(uiMessages);
  const nearest = useNearestPath();
  return (
    <nav className={styles.crumbs} aria-label={messages.breadcrumb}>
      <ol>
        {path.map((crumb) => (
          <li key={crumb.href}>
            <Link href={nearest(crumb.href)}>{crumb.label}</Link>
            <InEnglish href={nearest(crumb.href)} />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
