import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { classNames } from '../class-names.ts';
import { LogoMark } from '../layout/logo.tsx';
import { RouteAnnouncer } from '../layout/route-announcer.tsx';
import { useMessages } from '../locale.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import styles from './desk-frame.module.css';
import { LiveProvider, useIsLive } from './live.tsx';
import { useIsBehind } from './renewal.ts';
import { deskMessages } from './messages.ts';

export interface DeskPlace {
  readonly href: string;
  readonly label: string;
  /** How many things wait there. */
  readonly waiting?: number | undefined;
}

interface Props {
  /** What is used all day. */
  readonly places: readonly DeskPlace[];
  /** What is needed now and then, under "More". */
  readonly more: readonly DeskPlace[];
  readonly who: { readonly name: string; readonly role: string };
  readonly brandName: string;
  readonly isDemonstration: boolean;
  /** The field that finds people, where the role has one. */
  readonly search?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen behind the sign-in. `children` is the screen, which brings its own `h1`. */
export function DeskFrame({ places, more, who, brandName, isDemonstration, search, children }: Props) {
  const texts = useMessages(deskMessages);
  return (
    <LiveProvider>
      <div className={styles.desk}>
        <SkipLink />
        <header className={styles.bar}>
          <NavLink className={classNames(styles.brand)} to="/admin-dashboard" end>
            <LogoMark className={styles.mark} />
            <b>{brandName}</b>
          </NavLink>
          <nav aria-label={texts.navigation} className={styles.nav}>
            <ul>
              {places.map((place) => (
                <li key={place.href}>
                  <Place {...place} />
                </li>
              ))}
              {more.length > 0 && (
                <li>
                  <details className={styles.more} name="desk-menu">
                    <summary>
                      {texts.more}
                      <Waiting count={more.reduce((sum, { waiting = 0 }) => sum + waiting, 0)} />
                    </summary>
                    <ul>
                      {more.map((place) => (
                        <li key={place.href}>
                          <Place {...place} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              )}
            </ul>
          </nav>
          {search && <div className={styles.search}>{search}</div>}
          <details className={classNames(styles.more, styles.who)} name="desk-menu">
            <summary>
              <span>{who.name}</span> <small>{who.role}</small>
            </summary>
            <ul>
              <li>
                <NavLink to="/admin-dashboard/account">{texts.account}</NavLink>
              </li>
              <li>
                <Form method="post" action="/admin-login/sign-out">
                  <button type="submit">{texts.signOut}</button>
                </Form>
              </li>
            </ul>
          </details>
        </header>
        <LiveState />
        {isDemonstration && (
          <aside aria-label={texts.demonstrationLabel}>
            <p className={styles.demonstration}>{texts.demonstration}</p>
          </aside>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <RouteAnnouncer />
      </div>
    </LiveProvider>
  );
}

function Place({ href, label, waiting = 0 }: DeskPlace) {
  return (
    <NavLink to={href} end={href === '/admin-dashboard'}>
      {label}
      <Waiting count={waiting} />
    </NavLink>
  );
}

function Waiting({ count }: { count: number }) {
  const texts = useMessages(deskMessages);
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.said}> {texts.newThings(count)}</span>
    </span>
  );
}

/** Says that the window no longer hears of changes; silence means that it does. */
function LiveState() {
  const texts = useMessages(deskMessages);
  const isLive = useIsLive();
  const isBehind = useIsBehind();
  const isTold = isLive === false || isBehind;
  return (
    <p
      role="status"
      data-live={isLive === true ? 'open' : 'closed'}
      className={classNames(styles.live, !isTold && styles.quiet)}
    >
      {isTold ? texts.notLive : ''}
    </p>
  );
}
