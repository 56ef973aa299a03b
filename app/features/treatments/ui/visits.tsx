import { useMessages } from '#app/ui/locale.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { pageMessages } from './page-messages.ts';
import styles from './visits.module.css';

/** What a treatment costs a patient in visits, video calls and days in town. */
export function Visits({ visits }: { visits: TreatmentPage['visits'] }) {
  const messages = useMessages(pageMessages);
  const lines = [
    { label: messages.visits.onSite, value: visits.onSite },
    { label: messages.visits.remote, value: visits.remote },
    { label: messages.visits.daysInTown, value: visits.daysInTown },
  ];
  return (
    <section className={styles.visits} aria-labelledby="visits-title">
      <h2 id="visits-title">{messages.visitsTitle}</h2>
      <dl>
        {lines.map(
          ({ label, value }) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {visits.note && <p>{visits.note}</p>}
    </section>
  );
}
