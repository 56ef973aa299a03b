import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { CategoryPage } from '../domain/category-page.ts';
import styles from './comparison.module.css';
import { categoryMessages } from './category-messages.ts';
import { treatmentMessages } from './messages.ts';

/** Treatments beside each other by their facts. Nothing where there are not two to compare. */
export function Comparison({ columns, comparison }: Pick<CategoryPage, 'columns' | 'comparison'>) {
  const messages = useMessages(categoryMessages);
  const shared = useMessages(treatmentMessages);
  if (comparison.length < 2) return null;
  return (
    <section className={styles.comparison} aria-labelledby="compare-title">
      <h2 id="compare-title">{messages.compareTitle}</h2>
      <Table
        phone="glance"
        caption={messages.compareCaption}
        columns={[
          { key: 'treatment', label: messages.compareTreatment },
          ...columns.map((name) => ({ key: name, label: shared.facts[name] })),
        ]}
        rows={comparison.map(({ title, path, cells }) => ({
          id: path,
          cells: {
            treatment: (
              <Link className={styles.treatment} href={path}>
                {title}
              </Link>
            ),
            ...Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? messages.notStated])),
          },
        }))}
      />
    </section>
  );
}
