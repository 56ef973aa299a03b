import { isRouteErrorResponse } from 'react-router';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { deskPaths } from './desk-paths.ts';
import styles from './desk-refusal.module.css';
import { refusalMessages } from './refusal-messages.ts';

/** Shown instead of a desk screen: forbidden for this role, not found, or failed. */
export function DeskRefusal({ error }: { error: unknown }) {
  const { forbidden, notFound, failed, back } = useMessages(refusalMessages);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = status === 403 ? forbidden : status === 404 ? notFound : failed;
  return (
    <div className={styles.refusal}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link href={deskPaths.desk}>{back}</Link>
    </div>
  );
}
