import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './breadcrumb.module.css';

/** A screen on the way to this one. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The way here from the home page, in schema.org's BreadcrumbList as well; the last entry is this screen and no link. */
export function Breadcrumb({ path, current }: { path: readonly Crumb[]; current: string }) {
  const messages = useMessages(uiMessages);
  return (
    <nav className={styles.crumbs} aria-label={messages.breadcrumb}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {path.map((crumb, index) => (
          <li key={crumb.href} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <Link href={crumb.href} itemProp="item">
              <span itemProp="name">{crumb.label}</span>
            </Link>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
        <li itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          <span itemProp="name" aria-current="page">
            {current}
          </span>
          <meta itemProp="position" content={String(path.length + 1)} />
        </li>
      </ol>
    </nav>
  );
}
