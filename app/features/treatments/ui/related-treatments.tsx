import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { RelatedTreatment } from '../domain/treatment-page.ts';
import { pageMessages } from './page-messages.ts';
import type { TreatmentPictures } from './pictures.ts';
import styles from './related-treatments.module.css';

interface Props {
  readonly related: readonly RelatedTreatment[];
  readonly pictures: TreatmentPictures['related'];
}

/** What else to read: other treatments for the same trouble, each with a crop of its plate. */
export function RelatedTreatments({ related, pictures }: Props) {
  const messages = useMessages(pageMessages);
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title">{messages.relatedTitle}</h2>
      <ul>
        {related.map(({ key, title, path, line }) => (
          <li key={key}>
            {pictures[key] && (
              <img
                src={`/plates/${pictures[key].name}-card.svg`}
                alt=""
                width="480"
                height="360"
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <Link href={path}>{title}</Link>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
