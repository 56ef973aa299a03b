import { data } from 'react-router';
import { cityName } from '#app/features/treatments/server/clinic-words.ts';
import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { localeOfPath, pathIn } from '#app/lib/page-language.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import devanagari from '#app/ui/devanagari.css?url';
import { pageMeta } from '#app/ui/page-meta.ts';
import { homeContent } from '../server/home-content.ts';
import { languagesOfHome, reviewOfHome } from '../server/translated-home.ts';
import { Home } from '../ui/home.tsx';
import { homeMessages } from '../ui/messages.ts';
import type { Route } from './+types/translated-home-route.ts';
import { homeView } from './home-view.ts';

/** Its address names the language, and it is sent without the framework's scripts: everything on it works without them. */
export const handle = { isTranslated: true };

/** A file of its own: imported as a style it would be sent with every page that is in English. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: devanagari }];

export function loader({ context, request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const content = homeContent(locale);
  if (!content || locale === 'en') throw data(null, { status: 404 });
  const { all, indexed } = languagesOfHome();
  return {
    home: homeView(locale, content, required(context.get(renderInputsContext), 'facts')),
    description: content.description,
    locale,
    city: cityName(locale, clinic().city),
    review: reviewOfHome(locale),
    pageLanguages: languagesOfPage('/', undefined, all),
    versions: { path: '/', locales: indexed },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData?.site;
  if (loaderData === undefined || site === undefined) return [];
  const { home, description, locale, city, review, versions } = loaderData;
  return pageMeta({
    title: messagesFor(homeMessages, locale).pageTitle(site.name, city),
    description,
    path: pathIn(locale, '/'),
    site,
    locale,
    versions,
    isIndexed: review !== null,
    picture: 'hero',
    pictureWords: home.hero.wide.alt,
  });
};

export default function TranslatedHomeRoute({ loaderData, matches }: Route.ComponentProps) {
  const { home, review } = loaderData;
  return <Home data={home} clinic={matches[0].loaderData.layout.clinic} review={review} />;
}
