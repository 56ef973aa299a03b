import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { InEnglish } from '../link/in-english.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { layoutMessages } from './messages.ts';
import { ariaCurrent } from './paths.ts';
import type { CategoryMenu } from './site-data.ts';
import styles from './services-menu.module.css';

/**
 * What Services opens on: the categories, one of them at a time with its treatments. Each row is a link to the category
 * (wide screens) and a disclosure of its list (every screen); the shared `name` keeps a single one open without script.
 */
export function ServicesMenu({ categories, pathname }: { categories: readonly CategoryMenu[]; pathname: string }) {
  const texts = useMessages(layoutMessages);
  return (
    <div className={styles.sheet}>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.path} className={styles.category} data-category="">
            <Link
              className={styles.categoryLink}
              href={category.path}

              aria-current={ariaCurrent(pathname, category.path)}
            >
              {category.displayName}
              <span aria-hidden="true">{category.treatments.length}</span>
            </Link>
            <details className={styles.disclosure} name="service-category" suppressHydrationWarning>
              <summary>
                <span className={styles.narrowOnly}>{category.displayName}</span>
                <span className={classNames('visually-hidden', styles.wideOnly)}>
                  {texts.treatmentsOf(category.displayName)}
                </span>
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <div className={styles.panel}>
                <div className={styles.list}>
                  <ul className={styles.treatments}>
                    {category.treatments.map((treatment) => (
                      <li key={treatment.path}>
                        <Link href={treatment.path} aria-current={ariaCurrent(pathname, treatment.path)}>
                          {treatment.cardTitle}
                          <InEnglish href={treatment.path} />
                        </Link>
                      </li>
                    ))}
                    <li className={styles.all}>
                      <Link href={category.path}>
                        {texts.allTreatments(category.displayName)}
                        <InEnglish href={category.path} />
                      </Link>
                    </li>
                  </ul>
                </div>
                {category.figure && (
                  <figure className={styles.figure}>
                    <img src={category.figure.src} alt="" width="227" height="296" loading="lazy" decoding="async" />
                    <figcaption>{category.figure.caption}</figcaption>
                  </figure>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
