import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import { telephone } from '#app/ui/telephone.ts';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { pageMessages } from './page-messages.ts';
import styles from './when-to-get-help.module.css';

/** What cannot wait for the clinic comes first, in a frame of its own; then what to call the clinic about the same day. */
export function WhenToGetHelp({ page }: { page: Pick<TreatmentPage, 'emergency' | 'risks' | 'phone' | 'key'> }) {
  const messages = useMessages(pageMessages);
  const serious = `${paths.serious}/after/${page.key}`;
  return (
    <div className={styles.help}>
      <Notice kind="urgent" level={3} title={messages.emergency}>
        <LineList items={page.emergency} phone={page.phone} />
        <EmergencyCalls />
      </Notice>
      <div className={styles.sameDay}>
        <h3>{messages.callUs}</h3>
        <LineList items={page.risks.callUs} phone={page.phone} />
        <p>
          <a className={styles.phone} href={telephone(page.phone)}>
            {messages.callNumber(page.phone)}
          </a>
        </p>
        <p className={styles.closed}>{messages.whenClosed}</p>
        <p className="screen-only">
          <ArrowLink href={serious}>{messages.isItSerious}</ArrowLink>
          <InEnglish href={serious} />
        </p>
      </div>
    </div>
  );
}
