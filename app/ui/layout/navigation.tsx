import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { InEnglish } from '../link/in-english.tsx';
import { Link } from '../link/link.tsx';
import { useMessages, useNearestPath, usePathIn } from '../locale.tsx';
import { MenuIcon } from './frame-icons.tsx';
import type { PageLanguage } from '#app/lib/page-language.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Brand } from './logo.tsx';
import { layoutMessages } from './messages.ts';
import { OpenNow } from './open-now.tsx';
import { ariaCurrent, paths } from './paths.ts';
import { useScrolledMark } from './scrolled.ts';
import { SearchLink } from './search-link.tsx';
import { ServicesMenu } from './services-menu.tsx';
import type { SiteData } from './site-data.ts';
import { useMenus } from './use-menus.ts';
import header from './header.module.css';
import styles from './navigation.module.css';

/**
 * The strip and the bar. One list of links serves every width: in the bar it stands side by side and Services drops a
 * sheet; on phones it folds behind "Menu" and Services unfolds in place. All of it works as plain HTML.
 */
export function Navigation({ site, languages = [] }: { site: SiteData; languages?: readonly PageLanguage[] }) {
  const texts = useMessages(layoutMessages);
  const pathHere = usePathIn();
  const home = useNearestPath()(paths.home);
  const [booking, myAppointment] = [pathHere(paths.booking), pathHere(paths.myAppointment)];
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  useScrolledMark(element);
  useMenus(element);
  const [phone] = site.clinic.phones;

  return (
    <header
      ref={element}
      className={classNames(header.header, languages.length > 0 && header.inLanguages)}
      data-site-header=""
    >
      <div className={header.strip}>
        <div className={`wrap ${header.stripRow}`}>
          <OpenNow />
          <LanguageSwitch languages={languages} />
          <p className={header.reach}>
            <Link href={myAppointment} aria-current={ariaCurrent(pathname, myAppointment)}>
              {texts.myAppointment}
            </Link>
            <a href={phone.href}>{phone.display}</a>
          </p>
        </div>
      </div>
      <div className={header.bar}>
        <div className={`wrap ${header.row}`}>
          <Brand clinic={site.clinic} />
          <SearchLink phone={phone} />
          {/* Empty but for its summary: browsers differ in what may be shown of a closed one, and the bar needs the list. */}
          <details className={styles.toggle} data-menu-toggle="" suppressHydrationWarning>
            <summary>
              <MenuIcon />
              {texts.menu}
            </summary>
          </details>
          <nav className={styles.nav} aria-label={texts.mainNavigation}>
            <ul className={styles.items}>
              <li className={styles.foldedOnly}>
                <Item to={booking} pathname={pathname}>
                  {texts.book}
                </Item>
              </li>
              <li>
                <Item to={home} pathname={pathname}>
                  {texts.home}
                </Item>
              </li>
              <li className={styles.holdsDrop}>
                <details className={styles.drop} name="main-menu" data-drop="" suppressHydrationWarning>
                  <summary
                    className={styles.item}
                    aria-current={ariaCurrent(pathname, pathHere(paths.services)) && 'true'}
                  >
                    {texts.services}
                    <Icon name="chevron-down" className={styles.chevron} />
                  </summary>
                  <ServicesMenu categories={site.categories} pathname={pathname} />
                </details>
              </li>
              <li>
                <Item to={paths.about} pathname={pathname}>
                  {texts.about}
                </Item>
              </li>
              <li>
                <Item to={paths.clinic} pathname={pathname}>
                  {texts.clinic}
                </Item>
              </li>
              <li>
                <Item to={paths.blog} pathname={pathname}>
                  {texts.blogs}
                </Item>
              </li>
              <li>
                <Item to={paths.contact} pathname={pathname}>
                  {texts.contact}
                </Item>
              </li>
              <li className={styles.holdsDrop}>
                <details className={styles.drop} name="main-menu" data-drop="" suppressHydrationWarning>
                  <summary className={styles.item} aria-current={ariaCurrent(pathname, paths.forms) && 'true'}>
                    {texts.patientForm}
                    <Icon name="chevron-down" className={styles.chevron} />
                  </summary>
                  <ul className={styles.forms}>
                    <li>
                      <FormLink to={paths.hairForm} pathname={pathname}>
                        {texts.serviceNames.hair}
                      </FormLink>
                    </li>
                    <li>
                      <FormLink to={paths.skinForm} pathname={pathname}>
                        {texts.serviceNames.skin}
                      </FormLink>
                    </li>
                  </ul>
                </details>
              </li>
              {/* The strip has it where the list stands side by side. */}
              <li className={styles.foldedOnly}>
                <Item to={myAppointment} pathname={pathname}>
                  {texts.myAppointment}
                </Item>
              </li>
              <li className={styles.bookLast}>
                <Button href={booking} aria-current={ariaCurrent(pathname, booking)}>
                  {texts.book}
                </Button>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}

type ItemProps = { to: string; pathname: string; children: string };

function Item({ to, pathname, children }: ItemProps) {
  return (
    <Link href={to} className={styles.item} aria-current={ariaCurrent(pathname, to)}>
      {children}
      <InEnglish href={to} className={styles.inEnglish} />
    </Link>
  );
}

function FormLink({ to, pathname, children }: ItemProps) {
  return (
    <Link href={to} aria-current={ariaCurrent(pathname, to)}>
      {children}
      <InEnglish href={to} />
    </Link>
  );
}
