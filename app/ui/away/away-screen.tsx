import type { Away } from '#app/lib/away.ts';
import { Button } from '../button/button.tsx';
import { useMessages } from '../locale.tsx';
import styles from './away.module.css';
import { awayMessages } from './messages.ts';
import { SentForm } from './sent-form.tsx';

interface Props {
  readonly away: Away;
  /** Path and query of the page that was asked for. */
  readonly href: string;
  readonly phone?: { readonly href: string; readonly display: string } | undefined;
}

/**
 * Stands where a page would, while the database is away: what was sent is kept in it and can be sent again, with or without
 * scripts. Its form and its link ask for whole documents.
 */
export function AwayScreen({ away: { sent, isLost }, href, phone }: Props) {
  const texts = useMessages(awayMessages);
  return (
    <section className={styles.away} data-screen="away">
      <title>{texts.title}</title>
      <h1>{texts.title}</h1>
      <p>{sent ? texts.sent : isLost ? texts.isLost : texts.asked}</p>
      {sent ? (
        <SentForm sent={sent} send={texts.sendAgain} />
      ) : (
        <Button look="primary" href={href} newDocument>
          {texts.tryAgain}
        </Button>
      )}
      {phone && (
        <p>
          {texts.orCall} <a href={phone.href}>{phone.display}</a>
        </p>
      )}
    </section>
  );
}
