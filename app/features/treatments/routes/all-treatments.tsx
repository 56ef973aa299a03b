import { clinic } from '#app/platform/content/clinic.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { servicesPage } from '../domain/category-page.ts';
import { collectionData } from '../domain/structured-data.ts';
import { catalogue } from '../server/catalogue.ts';
import styles from '../ui/category-screen.module.css';
import { treatmentMessages } from '../ui/messages.ts';
import { servicesMessages } from '../ui/services-messages.ts';
import { Department } from '../ui/department.tsx';
import type { Route } from './+types/all-treatments.ts';
import { categoryFigure } from './pictures.ts';

const PATH = '/services';

export function loader() {
  const departments = servicesPage(catalogue()).map((entry) => ({
    ...entry,
    id: anchorOf(entry.category.path),
    figure: categoryFigure(catalogue(), anchorOf(entry.category.path)),
  }));
  return { departments, city: clinic().city };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { departments, city } = loaderData;
  const messages = servicesMessages.en;
  const shared = treatmentMessages.en;
  const treatments = departments.flatMap(({ cards }) => cards);
  const head = {
    title: messages.servicesHead(city),
    description: messages.servicesDescription(treatments.length, city),
  };
  return pageMeta({
    ...head,
    path: PATH,
    site,
    trail: [{ name: shared.services, path: PATH }],
    structuredData: import.meta.env.SSR ? [collectionData({ ...head, path: PATH }, treatments, site)] : [],
  });
};

export default function ServicesScreen({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(servicesMessages);
  const shared = useMessages(treatmentMessages);
  const { departments } = loaderData;
  return (
    <>
      <HeroBanner
        title={messages.servicesTitle}
        subPath={shared.services}
        path={[{ label: shared.home, href: '/' }]}
        subtitle={messages.servicesSubtitle}
        action={<Button href="/specific-service">{messages.findByConcern}</Button>}
      />
      <nav className={`wrap ${styles.departments}`} aria-label={messages.departments}>
        <ul>
          {departments.map(({ category, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{category.displayName}</a>
            </li>
          ))}
        </ul>
      </nav>
      {departments.map((department) => (
        <Department key={department.id} {...department} />
      ))}
    </>
  );
}

/** "/services/hair" is the section "hair". */
function anchorOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
