import { isRouteErrorResponse } from 'react-router';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import styles from './desk-refusal.module.css';
import { refusalMessages } from './refusal-messages.ts';

/** What stands instead of a desk screen: not for this role, not there, or failed. */
export function DeskRefusal({ error }: { error: unknown }) {
  const { forbidden, notFound, failed, back } = useMessages(refusalMessages);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = status === 403 ? forbidden : status === 404 ? notFound : failed;
  return (
    <div className={styles.refusal}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link href="/admin-dashboard">{back}</Link>
    </div>
  );
}
