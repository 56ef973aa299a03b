import { data } from 'react-router';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext } from '#app/platform/web/context.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { categoryPage } from '../domain/category-page.ts';
import { collectionData } from '../domain/structured-data.ts';
import { catalogue } from '../server/catalogue.ts';
import { pageClinic } from '../server/page-clinic.ts';
import { pagesByCityContext } from '../server/pages-by-city.ts';
import { CategoryScreen } from '../ui/category-screen.tsx';
import { treatmentMessages } from '../ui/messages.ts';
import type { Route } from './+types/category-route.ts';
import { languagesShown } from './languages-shown.ts';
import { categoryFigure, picturedCover } from './pictures.ts';

export function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const page = categoryPage(catalogue(), pageClinic(clinic()), params.category);
  if (!page) throw data(null, { status: 404 });
  const library = context.get(renderInputsContext)?.pictures.library ?? {};
  const cards = page.cards.map((card) => ({ ...card, cover: picturedCover(catalogue(), card.key, library) }));
  const { languages, indexed } = languagesShown(params.category);
  return {
    page: { ...page, cards },
    figure: categoryFigure(catalogue(), params.category),
    phone: clinic().phones[0] ?? '',
    byCity: context.get(pagesByCityContext)(cards.map(({ key }) => key)),
    ...(languages.length > 0 && { pageLanguages: languages }),
    ...(indexed.length > 1 && { versions: { path: page.path, locales: indexed } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { page, figure, versions } = loaderData;
  return pageMeta({
    ...page.head,
    path: page.path,
    site,
    versions,
    picture: figure.plate.name,
    trail: [
      { name: treatmentMessages.en.services, path: '/services' },
      { name: page.name, path: page.path },
    ],
    structuredData: import.meta.env.SSR ? [collectionData({ ...page.head, path: page.path }, page.cards, site)] : [],
  });
};

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { page, figure, phone, byCity } = loaderData;
  return <CategoryScreen page={page} figure={figure} phone={phone} byCity={byCity} />;
}
