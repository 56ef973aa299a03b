import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { CategoryPage } from '../domain/category-page.ts';
import styles from './comparison.module.css';
import { categoryMessages } from './category-messages.ts';
import { treatmentMessages } from './messages.ts';

/** Treatments beside each other by their facts. Nothing where there are not two to compare, or where all stand on the English page. */
export function Comparison({
  columns,
  comparison,
  comparedInEnglish,
}: Pick<CategoryPage, 'columns' | 'comparison' | 'comparedInEnglish'>) {
  const messages = useMessages(categoryMessages);
  const shared = useMessages(treatmentMessages);
  if (comparison.length < 2 && comparedInEnglish === null) return null;
  return (
    <section className={styles.comparison} aria-labelledby="compare-title">
      <h2 id="compare-title">{messages.compareTitle}</h2>
      {comparison.length > 1 && (
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
      )}
      {comparedInEnglish !== null && (
        <p className={styles.rest}>
          <ArrowLink href={`${comparedInEnglish}#compare-title`}>{messages.compareRest}</ArrowLink>
        </p>
      )}
    </section>
  );
}
