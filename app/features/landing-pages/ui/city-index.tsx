import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { CityLinks } from '../domain/city-index.ts';
import { quickLinksMessages } from './messages.ts';
import styles from './letter-index.module.css';

/** The landing pages of each city. A link is read with its city; on screen the heading says it once. */
export function CityIndex({ cities }: { cities: readonly CityLinks[] }) {
  const texts = useMessages(quickLinksMessages);
  return (
    <div className={styles.cities}>
      {cities.map(({ slug, name, links }) => (
        <section key={slug} className={styles.group}>
          <h3 id={`in-${slug}`}>{name}</h3>
          <ul>
            {links.map(({ phrase, words }) => (
              <li key={phrase}>
                <Link href={`/${phrase}-in-${slug}`}>
                  {words}
                  <span className="visually-hidden"> {texts.inCity(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
