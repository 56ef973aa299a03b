import { LatinWords } from '../latin-words.tsx';
import { Link } from '../link/link.tsx';
import { useMessages, useNearestPath, usePathIn } from '../locale.tsx';
import { Brand } from './logo.tsx';
import { MapOnClick } from './map-on-click.tsx';
import { layoutMessages } from './messages.ts';
import { mainServices, paths } from './paths.ts';
import type { Clinic, SiteData } from './site-data.ts';
import styles from './footer.module.css';

/** The last part of every page: how to reach the clinic, every main page, the five services, the legal pages, the map. */
export function Footer({ site }: { site: SiteData }) {
  const texts = useMessages(layoutMessages);
  const pathHere = usePathIn();
  const nearest = useNearestPath();
  const { clinic, year } = site;

  return (
    // The boot script marks it as it comes into view, perhaps before React is there.
    <footer className={styles.footer} data-rises="" suppressHydrationWarning>
      <svg className={styles.tones} viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((tone) => (
          <rect key={tone} x={tone} width="1.01" height="1" />
        ))}
      </svg>
      <div className={`wrap ${styles.columns}`}>
        <Reach clinic={clinic} />
        <LinkList
          label={texts.footerPages}
          heading={texts.footerClinic}
          className={styles.pages}
          links={[
            [texts.footerBook, pathHere(paths.booking)],
            [texts.hairForm, paths.hairForm],
            [texts.skinForm, paths.skinForm],
            [texts.blogs, paths.blog],
            [texts.about, paths.about],
            [texts.clinic, paths.clinic],
            [texts.contact, paths.contact],
            [texts.quickLinks, paths.quickLinks],
            [texts.myAppointment, pathHere(paths.myAppointment)],
          ]}
        />
        <LinkList
          heading={texts.ourServices}
          links={mainServices.map(({ key, path }) => [texts.serviceNames[key], nearest(path)])}
        />
        <LinkList
          heading={texts.legal}
          links={[
            [texts.privacy, paths.privacy],
            [texts.terms, paths.terms],
          ]}
        />
        <section className={styles.findUs} aria-label={texts.findUs}>
          <h2>{texts.findUs}</h2>
          <MapOnClick map={clinic.map} clinicName={clinic.name} />
        </section>
      </div>
      <div className={`wrap ${styles.base}`}>
        {texts.onlyInEnglish && <p>{texts.onlyInEnglish}</p>}
        <p>
          {texts.copyright(year, clinic.name, clinic.city)} {clinic.notice === 'demonstration' && texts.demonstration}
        </p>
      </div>
    </footer>
  );
}

function Reach({ clinic }: { clinic: Clinic }) {
  return (
    <div className={styles.reach}>
      <Brand clinic={clinic} />
      <address>
        {clinic.addressLines.map((line) => (
          <span key={line}>
            <LatinWords text={line} />{' '}
          </span>
        ))}
      </address>
      {clinic.hours.map(({ line }) => (
        <p key={line}>{line}</p>
      ))}
      <ul className={styles.phones}>
        {clinic.phones.map((phone) => (
          <li key={phone.href}>
            <a href={phone.href}>{phone.display}</a>
          </li>
        ))}
      </ul>
      <ul className={styles.social}>
        {[...clinic.social, ...(clinic.chat ? [clinic.chat] : [])].map((link) => (
          <li key={link.name}>
            <a href={link.href} rel="noopener">
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LinkListProps = {
  heading: string;
  /** Names the landmark where the heading alone would be unclear. */
  label?: string;
  className?: string | undefined;
  links: readonly (readonly [name: string, path: string])[];
};

function LinkList({ heading, label = heading, className, links }: LinkListProps) {
  return (
    <nav aria-label={label} className={className}>
      <h2>{heading}</h2>
      <ul>
        {links.map(([name, path]) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
