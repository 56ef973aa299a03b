import type { ReactNode } from 'react';
import type { PageLanguage } from '#app/lib/page-language.ts';
import { useMessages } from '../locale.tsx';
import { Footer } from './footer.tsx';
import { NavigationLoading } from './loading.tsx';
import { layoutMessages } from './messages.ts';
import { Navigation } from './navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { SiteData } from './site-data.ts';
import styles from './page-layout.module.css';

interface Props {
  readonly site: SiteData;
  /** Those in which this page can be read; none where it is English alone. */
  readonly languages?: readonly PageLanguage[];
  readonly children: ReactNode;
}

/** The frame of every public page. `children` is the screen, which brings its own `h1`. */
export function PageLayout({ site, languages = [], children }: Props) {
  const texts = useMessages(layoutMessages);
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      {site.clinic.notice === 'demonstration' && (
        <section className={styles.band} aria-label={texts.demonstrationName}>
          {texts.demonstrationBand}
        </section>
      )}
      <Navigation site={site} languages={languages} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <NavigationLoading />
      <Footer site={site} />
      <PhoneBar clinic={site.clinic} />
      <RouteAnnouncer />
    </>
  );
}
