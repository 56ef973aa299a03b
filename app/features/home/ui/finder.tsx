import { Button } from '#app/ui/button/button.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages, useNearestPath } from '#app/ui/locale.tsx';
import { Heads } from './heads.tsx';
import type { FinderData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './finder.module.css';

/** What bothers somebody, in their own words or by pointing: the labels of the two heads are links. */
export function Finder({ finder }: { finder: FinderData }) {
  const texts = useMessages(homeMessages).finder;
  const nearest = useNearestPath();
  return (
    <section className="section" aria-labelledby="bothering">
      <div className="wrap">
        <div className={styles.top}>
          <h2 id="bothering">{texts.title}</h2>
          <search>
            <form className={styles.ask} action={paths.finder} method="get">
              <label htmlFor="finder-words">{texts.label}</label>
              <p id="finder-hint">{texts.hint}</p>
              <input
                id="finder-words"
                name="q"
                type="search"
                autoComplete="off"
                maxLength={100}
                aria-describedby="finder-hint"
              />
              <Button>
                {texts.find}
                <InEnglish href={paths.finder} />
              </Button>
            </form>
          </search>
        </div>
        <Heads finder={finder} />
        <div className={styles.more}>
          <h3>{texts.notOnTheHead}</h3>
          <ul>
            <li className={styles.serious}>
              <Link href={paths.serious}>{texts.serious}</Link>
              <InEnglish href={paths.serious} />
            </li>
            {finder.other.map(({ id, href }) => (
              <li key={id}>
                <Link href={href}>{texts.other[id]}</Link>
                <InEnglish href={href} />
              </li>
            ))}
            <li>
              <Link href={nearest(paths.services)}>{texts.all}</Link>
              <InEnglish href={nearest(paths.services)} />
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
