import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import styles from './concerns.module.css';
import { pageMessages } from './page-messages.ts';

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What people come with, and where on the body, in their own words. */
export function Concerns({ page }: { page: Pick<TreatmentPage, 'concerns' | 'bodyAreas'> }) {
  const messages = useMessages(pageMessages);
  const { concerns, bodyAreas } = page;
  if (concerns.length === 0) return null;
  return (
    <section className={styles.concerns} aria-labelledby="concerns-title">
      <h2 id="concerns-title">{messages.concernsTitle}</h2>
      <LineList items={concerns.map(capitalised)} />
      {bodyAreas.length > 0 && (
        <p>
          {messages.onBody}: {bodyAreas.join(', ')}
        </p>
      )}
    </section>
  );
}
