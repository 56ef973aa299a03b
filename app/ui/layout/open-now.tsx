import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { useLiveAsShown } from './live-facts.ts';
import { layoutMessages } from './messages.ts';
import { paths } from './paths.ts';
import styles from './open-now.module.css';

/**
 * "Open now, until 8:00 pm" once it is known; until then, and without JavaScript, a link to the opening hours. The boot script writes
 * the same words into it for somebody who only reads.
 */
export function OpenNow() {
  const texts = useMessages(layoutMessages);
  const live = useLiveAsShown();
  return <OpenNowLink openNow={live?.openNow ?? null} fallback={texts.openingHours} />;
}

type OpenNowLinkProps = { openNow: { open: boolean; text: string } | null; fallback: string };

export function OpenNowLink({ openNow, fallback }: OpenNowLinkProps) {
  return (
    <Link
      href={paths.hours}
      className={styles.openNow}
      data-by-minute="openNow.text"
      data-open={openNow ? String(openNow.open) : undefined}
    >
      {openNow?.text ?? fallback}
    </Link>
  );
}
