import type { ReactNode } from 'react';
import { LogoMark, useNameClass } from '#app/ui/layout/logo.tsx';
import { RouteAnnouncer } from '#app/ui/layout/route-announcer.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx';
import type { FormKind } from '../../domain/form-kind.ts';
import styles from './step-frame.module.css';
import { stepMessages } from './step-messages.ts';

interface Props {
  readonly kind: FormKind;
  readonly shortName: string;
  /** What of it is saved, in words. */
  readonly saved?: ReactNode;
  /** The way out: saves and shows the link. */
  readonly later?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a form that is being filled in: nothing there but the form and the way out of it. */
export function StepFrame({ kind, shortName, saved, later, children }: Props) {
  const texts = useMessages(stepMessages);
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.head}>
        <div className={`wrap ${styles.row}`}>
          <Link href="/" className={styles.brand}>
            <LogoMark className={styles.mark} />
            <span>
              <b className={useNameClass()}>{shortName}</b> <span className={styles.form}>{texts.form[kind]}</span>
            </span>
          </Link>
          <p className={styles.saved} role="status">
            {saved}
          </p>
          {later}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        {children}
      </main>
      <RouteAnnouncer />
    </div>
  );
}
