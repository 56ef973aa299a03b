import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { InEnglish } from '../link/in-english.tsx';
import { useMessages, useNearestPath } from '../locale.tsx';
import { layoutMessages } from './messages.ts';
import { mainServices, paths } from './paths.ts';
import styles from './special.module.css';

/** 404 PAGE NOT FOUND, with the five services and the way home. Needs no data of the site. */
export function NotFound() {
  const texts = useMessages(layoutMessages);
  const nearest = useNearestPath();
  return (
    <section className={styles.screen} data-screen="not-found">
      <div className={styles.words}>
        <h1>
          <span className={styles.code}>{texts.notFoundCode}</span> {texts.notFound}
        </h1>
        <p>{texts.notFoundText}</p>
        <ul className={styles.services}>
          {mainServices.map(({ key, path }) => (
            <li key={path}>
              <Link href={nearest(path)}>{texts.serviceNames[key]}</Link>
              <InEnglish href={nearest(path)} />
            </li>
          ))}
        </ul>
        <Button look="primary" href={nearest(paths.home)}>
          {texts.goHome}
          <InEnglish href={nearest(paths.home)} />
        </Button>
      </div>
      <div className={styles.tall}>
        <img src="/plates/empty-follicle.svg" alt="" width="900" height="420" />
      </div>
    </section>
  );
}
