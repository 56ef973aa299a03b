import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import { formatTime } from '#app/lib/date-words.ts';
import type { Catalogue } from '#app/lib/messages.ts';
import { classNames } from '../class-names.ts';
import { LogoMark, useNameClass } from '../layout/logo.tsx';
import { RouteAnnouncer } from '../layout/route-announcer.tsx';
import { useMessages } from '../locale.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import styles from './desk-frame.module.css';
import { DraftGuard } from './draft.tsx';
import { onWork, tellOfWork } from './heartbeat.ts';
import { HeldNotice } from './held-notice.tsx';
import { LiveProvider, useIsLive, useLostAt } from './live.tsx';
import native from './native-controls.module.css';
import { useClosingMenus } from './use-closing-menus.ts';
import { useBehindSince } from './background-revalidation.ts';
import { watchRequests } from './watch-requests.ts';
import { deskPaths } from './desk-paths.ts';
import { deskMessages } from './messages.ts';

export interface NavItem {
  readonly href: string;
  readonly label: Catalogue<string>;
  /** How many things wait there. */
  readonly waiting?: number | undefined;
  /** The beginning of other addresses at which this place is the one that is open. */
  readonly also?: string | undefined;
}

interface Props {
  /** What is used all day. */
  readonly places: readonly NavItem[];
  /** What is needed now and then, under "More". */
  readonly more: readonly NavItem[];
  readonly who: { readonly id: string; readonly name: string; readonly role: string };
  readonly brandName: string;
  readonly isDemonstration: boolean;
  /** The field that finds people, where the role has one. */
  readonly search?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen behind the sign-in. `children` is the screen, which brings its own `h1`. */
export function DeskFrame({ places, more, who, brandName, isDemonstration, search, children }: Props) {
  const texts = useMessages(deskMessages);
  useEffect(() => watchRequests(who.id), [who.id]);
  useEffect(() => onWork(document, tellOfWork), []);
  const { pathname, key } = useLocation();
  const open = openItem(pathname, [...places, ...more]);
  const openHref = open?.href ?? '';
  const nav = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  useClosingMenus(bar, key);
  // On a telephone the line of places slides: the one that is open stands in sight.
  useEffect(() => {
    const here = nav.current?.querySelector(`a[href="${openHref}"]`)?.closest('nav > ul > li');
    if (!here || !nav.current) return;
    const { left, width } = here.getBoundingClientRect();
    nav.current.scrollLeft += left + width / 2 - nav.current.clientWidth / 2;
  }, [openHref]);
  return (
    <LiveProvider>
      <div className={classNames(styles.desk, native.controls)}>
        <SkipLink />
        <header ref={bar} className={styles.bar}>
          <NavLink className={classNames(styles.brand)} to={deskPaths.desk} end>
            <LogoMark className={styles.mark} />
            <b className={useNameClass()}>{brandName}</b>
          </NavLink>
          <nav ref={nav} aria-label={texts.navigation} className={styles.nav}>
            <ul>
              {places.map((place) => (
                <li key={place.href}>
                  <Item {...place} isOpen={place === open} />
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
                          <Item {...place} isOpen={place === open} />
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
                <NavLink to={deskPaths.account}>{texts.account}</NavLink>
              </li>
              <li>
                <Form method="post" action={deskPaths.signOut}>
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
        <HeldNotice />
        <DraftGuard />
        <RouteAnnouncer />
      </div>
    </LiveProvider>
  );
}

/** The place that is open: of two that begin the address, the one that says more of it. */
function openItem(pathname: string, places: readonly NavItem[]): NavItem | undefined {
  const isIn = ({ href, also }: NavItem): boolean =>
    pathname === href ||
    (href !== deskPaths.desk && pathname.startsWith(`${href}/`)) ||
    (also !== undefined && pathname.startsWith(also));
  return places.filter(isIn).toSorted((a, b) => b.href.length - a.href.length)[0];
}

function Item({ href, label, waiting = 0, isOpen }: NavItem & { readonly isOpen: boolean }) {
  return (
    <Link to={href} aria-current={isOpen ? 'page' : undefined}>
      {useMessages(label)}
      <Waiting count={waiting} />
    </Link>
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
  const [lostAt, behindSince] = [useLostAt(), useBehindSince()];
  const since = lostAt ?? behindSince;
  const isTold = since !== undefined;
  return (
    <p
      role="status"
      data-live={isLive === true ? 'open' : 'closed'}
      className={classNames(styles.live, !isTold && styles.quiet)}
    >
      {isTold ? texts.notLive(timeOf(since)) : ''}
    </p>
  );
}

/** The time on the wall, as the desk writes it: "10:32 am". */
function timeOf(moment: Date): string {
  return formatTime(moment.getHours() * 60 + moment.getMinutes());
}
