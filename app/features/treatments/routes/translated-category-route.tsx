import { data } from 'react-router';
import { localeOfPath } from '#app/lib/page-language.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext } from '#app/platform/web/context.ts';
import devanagari from '#app/ui/devanagari.css?url';
import { pageMeta } from '#app/ui/page-meta.ts';
import { catalogue } from '../server/catalogue.ts';
import { translatedCategoryPage } from '../server/translated-pages.ts';
import { CategoryScreen } from '../ui/category-screen.tsx';
import type { Route } from './+types/translated-category-route.ts';
import { languagesShown } from './languages-shown.ts';
import { categoryFigure, translatedCardCover } from './pictures.ts';

/** Its address names the language, and it is sent without the framework's scripts: everything on it works without them. */
export const handle = { isTranslated: true };

/** A file of its own: imported as a style it would be sent with every page that is in English. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: devanagari }];

export function loader({ params, context, request }: Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>) {
  const key = params.category;
  const locale = localeOfPath(new URL(request.url).pathname);
  const found = locale === 'en' ? undefined : translatedCategoryPage(locale, key);
  if (!found) throw data(null, { status: 404 });
  const library = context.get(renderInputsContext)?.pictures.library ?? {};
  const { page, review } = found;
  const { languages, indexed } = languagesShown(key);
  return {
    page: {
      ...page,
      cards: page.cards.map((card) => ({ ...card, cover: translatedCardCover(catalogue(), card.key, library) })),
    },
    review,
    locale,
    figure: categoryFigure(catalogue(), key, locale),
    phone: clinic().phones[0] ?? '',
    pageLanguages: languages,
    versions: { path: `/services/${key}`, locales: indexed },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { page, figure, review, locale, versions } = loaderData;
  return pageMeta({
    ...page.head,
    path: page.path,
    site,
    locale,
    versions,
    isIndexed: review !== null,
    picture: figure.plate.name,
    pictureWords: figure.alt,
    trail: [{ name: page.name, path: page.path }],
  });
};

export default function TranslatedCategoryRoute({ loaderData }: Route.ComponentProps) {
  const { page, figure, phone, review } = loaderData;
  return <CategoryScreen page={page} figure={figure} phone={phone} review={review} />;
}
