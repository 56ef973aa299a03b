import { medicalClinic } from '#app/features/clinic-pages/domain/medical-clinic.ts';
import { clinicFacts } from '#app/features/clinic-pages/server/clinic-data.ts';
import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { websiteData } from '../domain/website-data.ts';
import { homeContent } from '../server/home-content.ts';
import { languagesOfHome } from '../server/translated-home.ts';
import { Home } from '../ui/home.tsx';
import { homeMessages } from '../ui/messages.ts';
import type { Route } from './+types/home.ts';
import { homeView } from './home-view.ts';

export function loader({ context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  const content = homeContent();
  const { all, indexed } = languagesOfHome();
  return {
    home: homeView('en', content, facts),
    description: content.description,
    city: clinic().city,
    facts: clinicFacts(facts),
    ...(all.length > 1 && { pageLanguages: languagesOfPage('/', undefined, all) }),
    ...(indexed.length > 1 && { versions: { path: '/', locales: indexed } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = matches[0].loaderData;
  if (loaderData === undefined || root === undefined) return [];
  return pageMeta({
    title: homeMessages.en.pageTitle(root.site.name, loaderData.city),
    description: loaderData.description,
    path: '/',
    site: root.site,
    picture: 'hero',
    versions: loaderData.versions,
    structuredData: import.meta.env.SSR
      ? [medicalClinic(loaderData.facts), websiteData(root.site.origin, root.site.name)]
      : [],
  });
};

export default function HomeScreen({ loaderData, matches }: Route.ComponentProps) {
  return <Home data={loaderData.home} clinic={matches[0].loaderData.layout.clinic} />;
}
