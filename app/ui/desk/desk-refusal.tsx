import { isRouteErrorResponse } from 'react-router';
import { LogoMark } from '../layout/logo.tsx';
import { useMessages } from '../locale.tsx';
import { DeskButton } from './desk-button.tsx';
import styles from './desk-refusal.module.css';
import { deskMessages } from './messages.ts';

/** What stands instead of a desk screen: not for this role, not there, or failed. */
export function DeskRefusal({ error }: { error: unknown }) {
  const texts = useMessages(deskMessages);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [title, text] =
    status === 403
      ? [texts.forbiddenTitle, texts.forbiddenText]
      : status === 404
        ? [texts.notFoundTitle, texts.notFoundText]
        : [texts.failedTitle, texts.failedText];
  return (
    <div className={styles.refusal}>
      <title>{title}</title>
      <LogoMark className={styles.mark} />
      <h1>{title}</h1>
      <p>{text}</p>
      <DeskButton href="/admin-dashboard">{texts.back}</DeskButton>
    </div>
  );
}
