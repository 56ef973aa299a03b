import { type Fact, FactList } from '#app/ui/fact-list/fact-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { SourceMarks } from './cited.tsx';
import styles from './facts-at-a-glance.module.css';
import { pageMessages } from './page-messages.ts';
import { treatmentMessages } from './messages.ts';

const COLUMNS = 4;
/** From this length on, words are set smaller than figures. */
const LONG = 24;

/** The facts of a treatment. Visits and days, told in full further down, fill the last row. */
export function FactsAtAGlance({ page }: { page: Pick<TreatmentPage, 'facts' | 'visits'> }) {
  const messages = useMessages(pageMessages);
  const shared = useMessages(treatmentMessages);
  const facts: Fact[] = page.facts.map(({ name, value, note, sources }) => ({
    label: shared.facts[name],
    value: value.length < LONG ? value : <span className={styles.words}>{value}</span>,
    note,
    marks: <SourceMarks sources={sources} />,
  }));
  const visits = (['onSite', 'daysInTown', 'remote'] as const).flatMap((name): Fact[] => {
    const value = page.visits[name];
    return value === null ? [] : [{ label: messages.visits[name], value }];
  });
  const missing = (COLUMNS - (facts.length % COLUMNS)) % COLUMNS;
  return <FactList facts={[...facts, ...visits.slice(0, missing)]} />;
}
