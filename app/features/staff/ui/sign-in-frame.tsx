import type { ReactNode } from 'react';
import { LogoMark, useNameClass } from '#app/ui/layout/logo.tsx';
import { RouteAnnouncer } from '#app/ui/layout/route-announcer.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx';
import styles from './sign-in-frame.module.css';
import { signInMessages } from './sign-in-messages.ts';

interface Props {
  readonly clinic: { readonly name: string; readonly shortName: string };
  readonly children: ReactNode;
}

/** The entrance: the clinic's name on ink, the form on paper, and the way out for patients who came by mistake. */
export function SignInFrame({ clinic, children }: Props) {
  const texts = useMessages(signInMessages).frame;
  return (
    <div className={styles.entrance}>
      <SkipLink />
      <header className={styles.side}>
        <Link href="/" className={styles.brand}>
          <LogoMark className={styles.mark} />
          <b className={useNameClass()}>{clinic.shortName}</b>
        </Link>
        <LogoMark className={styles.shade} ornament />
        <p className={styles.name}>
          <span>{texts.desk}</span>
          {clinic.name}
        </p>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
      <footer className={styles.foot}>
        <div className={styles.column}>
          <p>
            <b>{texts.patients}</b> {texts.patientsText}
          </p>
          <ul>
            <li>
              <Link href="/book-appointment">{texts.book}</Link>
            </li>
            <li>
              <Link href="/my-appointment">{texts.myAppointment}</Link>
            </li>
            <li>
              <Link href="/">{texts.website}</Link>
            </li>
          </ul>
        </div>
      </footer>
      <RouteAnnouncer />
    </div>
  );
}
