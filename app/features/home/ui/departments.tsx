import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { DepartmentData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './departments.module.css';

/** The departments as figures of one engraved sheet; `data-figure` gives each its place and shape there. */
export function Departments({ departments }: { departments: readonly DepartmentData[] }) {
  const texts = useMessages(homeMessages).departments;
  return (
    <section className={`section ${styles.departments}`} aria-labelledby="departments">
      <div className="wrap">
        <div className={styles.top}>
          <h2 id="departments">{texts.title}</h2>
          <p>{texts.lede}</p>
        </div>
        <div className={styles.sheet}>
          {departments.map(({ path, name, line, picture }, index) => (
            <Link key={path} href={path} className={styles.figure} data-figure={index + 1}>
              <div className={styles.picture}>
                <img
                  src={picture.src}
                  alt={picture.alt}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                />
              </div>
              <div className={styles.words}>
                <i>{texts.figure(index + 1)}</i>
                <h3>
                  {name}
                  <InEnglish href={path} />
                </h3>
                <p>{line}</p>
              </div>
            </Link>
          ))}
          <div className={styles.unsure}>
            <h3>{texts.unsure}</h3>
            <p>{texts.unsureText}</p>
            <p>
              <ArrowLink href="/specific-service">{texts.openFinder}</ArrowLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
