import { useMessages } from '#app/ui/locale.tsx';
import { Panel } from '#app/ui/panel/panel.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import { telephone } from '#app/ui/telephone.ts';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { pageMessages } from './page-messages.ts';
import styles from './risks.module.css';

/** What can go wrong: what passes, what is uncommon, and what to call about the same day. */
export function Risks({ risks, phone }: { risks: TreatmentPage['risks']; phone: string }) {
  const messages = useMessages(pageMessages);
  return (
    <div className={styles.risks}>
      <div>
        <h3>{messages.risksCommon}</h3>
        <LineList items={risks.common} />
      </div>
      {risks.uncommon.length > 0 && (
        <div>
          <h3>{messages.risksUncommon}</h3>
          <LineList items={risks.uncommon} />
        </div>
      )}
      <div className={styles.call}>
        <h3>{messages.callUs}</h3>
        <LineList items={risks.callUs} />
        <p>
          <a href={telephone(phone)}>{messages.callNumber(phone)}</a>
        </p>
      </div>
    </div>
  );
}

/** Who it suits, and, in a frame that is not overlooked, who should wait or not have it. */
export function SuitsAndWaits({ suits, waitOrAvoid }: Pick<TreatmentPage, 'suits' | 'waitOrAvoid'>) {
  const messages = useMessages(pageMessages);
  return (
    <div id="wait" className={styles.suits}>
      <section aria-labelledby="suits-title">
        <h2 id="suits-title">{messages.suitsTitle}</h2>
        <LineList items={suits} />
      </section>
      <Panel title={messages.waitTitle}>
        <LineList items={waitOrAvoid} />
      </Panel>
    </div>
  );
}
