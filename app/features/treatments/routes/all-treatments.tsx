import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { collectionData } from '../domain/structured-data.ts';
import { catalogue } from '../server/catalogue.ts';
import { languagesOfServices } from '../server/translated-pages.ts';
import { treatmentMessages } from '../ui/messages.ts';
import { servicesMessages } from '../ui/services-messages.ts';
import { ServicesScreen } from '../ui/services-screen.tsx';
import type { Route } from './+types/all-treatments.ts';
import { servicesView } from './services-view.ts';

const PATH = '/services';

export function loader() {
  const { all, indexed } = languagesOfServices();
  return {
    departments: servicesView(catalogue()),
    city: clinic().city,
    ...(all.length > 1 && { pageLanguages: languagesOfPage(PATH, undefined, all) }),
    ...(indexed.length > 1 && { versions: { path: PATH, locales: indexed } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { departments, city, versions } = loaderData;
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
    versions,
    trail: [{ name: shared.services, path: PATH }],
    structuredData: import.meta.env.SSR ? [collectionData({ ...head, path: PATH }, treatments, site)] : [],
  });
};

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesScreen departments={loaderData.departments} />;
}
