import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface Props {
  /** Counted from 1. */
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

/** The way through a list of several pages; nothing when there is one. */
export function Pagination({ current, total, hrefOf }: Props) {
  const messages = useMessages(uiMessages);
  if (total < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={messages.pages}>
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" className={styles.step}>
          <Icon name="arrow-left" />
          {messages.previousPage}
        </Link>
      )}
      <ul className={styles.pages}>
        {pageWindow(current, total).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefOf(page)}
                aria-label={messages.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ul>
      <p className={styles.position}>{messages.pageOf(current, total)}</p>
      {current < total && (
        <Link href={hrefOf(current + 1)} rel="next" className={styles.step}>
          {messages.nextPage}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
