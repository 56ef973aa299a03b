import { Calls } from '#app/ui/calls/calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Panel } from '#app/ui/panel/panel.tsx';
import { uiMessages } from '#app/ui/messages.ts';
import { LineList } from '#app/ui/prose/prose.tsx';
import type { MarkedPart } from '../domain/marks.ts';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { Cited } from './cited.tsx';
import { pageMessages } from './page-messages.ts';
import styles from './risks.module.css';

/** What can go wrong: what is common, what is uncommon, and where it stands what cannot wait. */
export function Risks({ risks }: { risks: TreatmentPage['risks'] }) {
  const messages = useMessages(pageMessages);
  const { stop } = useMessages(uiMessages);
  return (
    <div className={styles.risks}>
      <div>
        <h3>{messages.risksCommon}</h3>
        <CitedList items={risks.common} />
      </div>
      {risks.uncommon.length > 0 && (
        <div>
          <h3>{messages.risksUncommon}</h3>
          <CitedList items={risks.uncommon} />
        </div>
      )}
      <p className={styles.urgent}>
        <Calls text={messages.seeUrgent} /> <a href="#urgent">{messages.sections.urgent}</a>
        {stop}
      </p>
    </div>
  );
}

function CitedList({ items }: { items: readonly (readonly MarkedPart[])[] }) {
  return (
    <LineList
      items={items.map((parts, index) => (
        <Cited key={index} parts={parts} />
      ))}
    />
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
