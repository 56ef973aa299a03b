import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { CityLinks } from '../domain/city-index.ts';
import { quickLinksMessages } from './messages.ts';
import styles from './letter-index.module.css';

interface Props {
  readonly cities: readonly CityLinks[];
  /** Unfolded, where only what was asked for is left. */
  readonly open: boolean;
}

/** The landing pages of each city, folded. A link is read with its city; on screen the heading says it once. */
export function CityIndex({ cities, open }: Props) {
  const texts = useMessages(quickLinksMessages);
  return (
    <Accordion
      items={cities.map(({ slug, name, isHome, links }) => ({
        id: `in-${slug}`,
        title: texts.cityPages(name, links.length),
        open,
        content: (
          <ul className={styles.links}>
            {links.map(({ phrase, words }) => (
              <li key={phrase}>
                <Link href={`/${phrase}-in-${slug}`}>
                  {words}
                  <span className="visually-hidden"> {texts.inCity(name, isHome)}</span>
                </Link>
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
