import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { ServicesEntry } from '../domain/category-page.ts';
import { categoryMessages } from './category-messages.ts';
import styles from './department.module.css';
import { servicesMessages } from './services-messages.ts';
import type { Figure } from './pictures.ts';

interface Props extends ServicesEntry {
  readonly id: string;
  readonly figure: Figure;
}

/** One department: its figure, what it is for, and every treatment with a line about it. */
export function Department({ id, category, cards, figure }: Props) {
  const messages = useMessages(servicesMessages);
  const ofCategory = useMessages(categoryMessages);
  return (
    <section id={id} className={`wrap ${styles.department}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <img
          src={`/plates/${figure.plate.name}-card.svg`}
          alt=""
          width="480"
          height="360"
          loading="lazy"
          decoding="async"
        />
        <div>
          <h2 id={`${id}-title`}>{category.displayName}</h2>
          <p>{category.sheetLine}</p>
          <ArrowLink href={category.path}>{messages.openDepartment(category.displayName)}</ArrowLink>
        </div>
      </div>
      <ul className={styles.treatments} aria-label={messages.treatmentsOf(category.displayName)}>
        {cards.map(({ key, title, path, line, isOffered }) => (
          <li key={key}>
            <span>
              <Link href={path}>{title}</Link>
              <InEnglish href={path} />
            </span>
            {(line || !isOffered) && <p>{isOffered ? line : ofCategory.notOffered}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
