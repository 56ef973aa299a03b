import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { layoutMessages } from './messages.ts';
import { mainServices, paths } from './paths.ts';
import styles from './special.module.css';

/** 404 PAGE NOT FOUND, with the five services and the way home. Needs no data of the site. */
export function NotFound() {
  const texts = useMessages(layoutMessages);
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
              <Link href={path}>{texts.serviceNames[key]}</Link>
            </li>
          ))}
        </ul>
        <Button look="primary" href={paths.home}>
          {texts.goHome}
        </Button>
      </div>
      <div className={styles.tall}>
        <img src="/plates/empty-follicle.svg" alt="" width="900" height="420" />
      </div>
    </section>
  );
}
