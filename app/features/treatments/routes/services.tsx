import { clinic } from '#app/platform/content/clinic.ts';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { breadcrumbData, pageMeta } from '#app/ui/page-meta.ts';
import { servicesPage } from '../domain/category-page.ts';
import { collectionData } from '../domain/structured-data.ts';
import { catalogue } from '../server/catalogue.ts';
import styles from '../ui/category-screen.module.css';
import { treatmentMessages } from '../ui/messages.ts';
import { TreatmentCards } from '../ui/treatment-cards.tsx';
import type { Route } from './+types/services.ts';
import { coverOf } from './pictures.ts';

const PATH = '/services';

export function loader() {
  const departments = servicesPage(catalogue()).map(({ category, cards }) => ({
    category,
    cards: cards.map((card) => ({ ...card, cover: coverOf(catalogue(), card.key) })),
  }));
  return { departments, city: clinic().city };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { departments, city } = loaderData;
  const messages = treatmentMessages.en;
  const treatments = departments.flatMap(({ cards }) => cards);
  const head = {
    title: messages.servicesHead(city),
    description: messages.servicesDescription(treatments.length, city),
  };
  const trail = [
    { name: messages.home, path: '/' },
    { name: messages.services, path: PATH },
  ];
  return pageMeta({
    ...head,
    path: PATH,
    site,
    structuredData: [collectionData({ ...head, path: PATH }, treatments, site), breadcrumbData(site.origin, trail)],
  });
};

export default function ServicesScreen({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(treatmentMessages);
  const { departments } = loaderData;
  return (
    <>
      <HeroBanner
        title={messages.servicesTitle}
        subPath={messages.services}
        path={[{ label: messages.home, href: '/' }]}
        subtitle={messages.servicesSubtitle}
        action={<Button href="/specific-service">{messages.findByConcern}</Button>}
      />
      <nav className={`wrap ${styles.departments}`} aria-label={messages.departments}>
        <ul>
          {departments.map(({ category }) => (
            <li key={category.path}>
              <a href={`#${anchor(category.path)}`}>{category.displayName}</a>
            </li>
          ))}
        </ul>
      </nav>
      {departments.map(({ category, cards }) => (
        <section
          key={category.path}
          id={anchor(category.path)}
          className={`wrap ${styles.department}`}
          aria-labelledby={`${anchor(category.path)}-title`}
        >
          <div className={styles.head}>
            <h2 id={`${anchor(category.path)}-title`}>
              <Link href={category.path}>{category.displayName}</Link>
            </h2>
            <div>
              <p>{category.sheetLine}</p>
              <ArrowLink href={category.path}>{messages.openDepartment(category.displayName)}</ArrowLink>
            </div>
          </div>
          <TreatmentCards cards={cards} />
        </section>
      ))}
    </>
  );
}

/** "/services/hair" is the section "hair". */
function anchor(path: string): string {
  return path.split('/').at(-1) ?? path;
}
